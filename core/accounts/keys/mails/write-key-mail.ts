import { keyPrefix } from '@kardan/contract/values/api-keys';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Database } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import type { MailPayload } from '../../../mail/mail-catalogue.ts';
import type { MailContent } from '../../../mail/mail-content.ts';
import { adminPage } from '../../mails/admin-links.ts';
import { loadKeyToTell } from './key-notice-store.ts';
import { keyWords } from './key-words.ts';

/** Tells an owner of a key that was made, renewed, widened or ends; nothing when it was revoked meanwhile. */
export async function writeKeyMail(
  { db, env }: { db: Database; env: Env },
  { keyId, notice }: MailPayload<'key-notice'>,
  language: Language,
): Promise<MailContent | undefined> {
  const key = await loadKeyToTell(db, keyId);
  if (!key) return undefined;
  const words = keyWords[language];
  const { heading, text, next } = words.notices[notice];
  const day = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'de-AT', {
    dateStyle: 'long',
    timeZone: 'Europe/Vienna',
  });
  const told = text(key.owner ?? '');
  return {
    language,
    subject: `${heading} · ${env.SITE_NAME}`,
    preview: told,
    heading,
    blocks: [
      { kind: 'text', text: told },
      {
        kind: 'facts',
        facts: [
          { label: words.name, value: key.name },
          { label: words.id, value: `${keyPrefix}${keyId}_` },
          { label: words.scopes, value: key.scopes.map((scope) => words.scopeNames[scope]).join(', ') },
          { label: words.ends, value: day.format(key.expiresAt) },
          ...(key.createdBy === null ? [] : [{ label: words.createdBy, value: key.createdBy }]),
        ],
      },
      { kind: 'text', text: next },
      ...(key.slug === null
        ? []
        : [
            {
              kind: 'button' as const,
              label: words.openKeys,
              url: adminPage(env, `${key.slug}/edit-api-provider`, language),
            },
          ]),
    ],
    reason: words.reason,
    automatic: 'generated',
  };
}
