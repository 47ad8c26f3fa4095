import type { ProviderCheck } from '@kardan/contract/values/identity-provider';
import type { Database } from '../../../db/database.ts';
import { Failure } from '../../../kernel/errors.ts';
import type { Actor } from '../../actor.ts';
import { askingProvider, discoverProvider, OtherIssuer, type ProviderServices } from '../open-provider.ts';
import { findOwnGroup } from './find-own-group.ts';

/** Asks an issuer what it tells of itself. Of what it answers nothing is told but whether it will do. */
export async function checkIdentityProvider(
  { db, env, network }: ProviderServices & { db: Database },
  actor: Actor,
  named: string,
  issuer: string,
): Promise<{ check: ProviderCheck }> {
  await findOwnGroup({ db }, actor, named);
  const check = await askingProvider(() => discoverProvider({ env, network }, issuer, 'check', 'check')).then(
    (): ProviderCheck => 'ready',
    (error: unknown): ProviderCheck => {
      if (error instanceof Failure) return 'unreachable';
      return error instanceof OtherIssuer || isOtherIssuer(error) ? 'other-issuer' : 'unsuitable';
    },
  );
  return { check };
}

/** The library's own way to say so. */
function isOtherIssuer(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED';
}
