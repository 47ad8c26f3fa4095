import type { Env } from '../../env.ts';

/** Whom passkeys are made for: a page of another origin gets no signature out of them. */
export function relyingParty({ SITE_ORIGIN, SITE_NAME }: Pick<Env, 'SITE_ORIGIN' | 'SITE_NAME'>) {
  return { id: new URL(SITE_ORIGIN).hostname, origin: new URL(SITE_ORIGIN).origin, name: SITE_NAME };
}
