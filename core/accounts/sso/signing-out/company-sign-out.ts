import { isPublic } from '@kardan/contract/configuration/is-public';
import * as openid from 'openid-client';
import type { Database } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import type { Actor } from '../../actor.ts';
import { sessionOf } from '../../policies.ts';
import { askingProvider, isPlace, openProvider } from '../open-provider.ts';
import { loadProviderOfSession } from '../provider-store.ts';

/**
 * Where the browser is signed out of the company account as well, for a session that was begun with one. A provider that
 * is down, or has no such place, keeps nobody from signing out here.
 */
export async function companySignOut(
  { db, env }: { db: Database; env: Env },
  actor: Actor,
): Promise<{ address: string | null }> {
  const provider = await loadProviderOfSession(db, sessionOf(actor).id);
  if (!provider) return { address: null };
  const config = await askingProvider(() => openProvider({ env }, provider)).catch(() => undefined);
  if (!isPlace(config?.serverMetadata().end_session_endpoint, !isPublic(env.SITE_ORIGIN)) || !config) {
    return { address: null };
  }
  const address = openid.buildEndSessionUrl(config, {
    client_id: provider.clientId,
    post_logout_redirect_uri: `${env.SITE_ORIGIN}/anmelden`,
  });
  return { address: address.href };
}
