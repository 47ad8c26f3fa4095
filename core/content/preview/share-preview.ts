import type { PreviewLink } from '@kardan/contract/calls/operator/content';
import { previewPath } from '@kardan/contract/site-paths';
import { previewDays } from '@kardan/contract/values/content';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Actor } from '../../accounts/actor.ts';
import { accountOf, requireEditor } from '../../accounts/policies.ts';
import { recordAct } from '../../audit/record-act.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { NotFound } from '../../kernel/errors.ts';
import { loadContentForChange } from '../content-write-store.ts';
import { onRecord } from '../editing/on-record.ts';
import { loadPreview, replacePreview } from './preview-store.ts';
import { previewToken } from './preview-token.ts';

export interface PreviewServices {
  db: Database;
  env: Pick<Env, 'LINK_SECRET' | 'SITE_ORIGIN'>;
}

/** Makes a link by which anybody who has it sees the newest version of a text for seven days; the one before ends. */
export async function sharePreview(services: PreviewServices, actor: Actor, contentId: number): Promise<PreviewLink> {
  requireEditor(actor);
  return inTransaction(services.db, async (tx) => {
    const content = await loadContentForChange(tx, contentId);
    if (!content) throw new NotFound('content');
    const made = await replacePreview(tx, content.id, accountOf(actor), previewDays);
    await recordAct(tx, actor, {
      action: 'content.preview-shared',
      object: onRecord(content),
      after: { until: made.expiresAt },
    });
    return presentLink(services, made, content.language);
  });
}

/** The link that a text has now. */
export async function currentPreview(
  services: PreviewServices,
  contentId: number,
  language: Language,
): Promise<PreviewLink | null> {
  const made = await loadPreview(services.db, contentId);
  return made ? presentLink(services, made, language) : null;
}

function presentLink(
  { env }: PreviewServices,
  { serial, expiresAt }: { serial: string; expiresAt: Date },
  language: Language,
): PreviewLink {
  const path = previewPath(previewToken(env, serial), language);
  return { url: env.SITE_ORIGIN + path, expiresAt: expiresAt.toISOString() };
}
