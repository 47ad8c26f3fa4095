import { askForPasswordPath, invitationPath, passwordResetPath } from '@kardan/contract/site-paths';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Env } from '../../env.ts';
import { sealLinkToken } from '../links/link-token.ts';

type Site = Pick<Env, 'SITE_ORIGIN' | 'ACCOUNT_SECRET'>;

/** Pages of the admin application; one path for both languages. */
export function adminPage({ SITE_ORIGIN }: Pick<Env, 'SITE_ORIGIN'>, path: string, language: Language): string {
  return `${SITE_ORIGIN}/dealership-admin/${path}${language === 'en' ? '?lang=en' : ''}`;
}

/** Where anybody asks for a link to choose a new password. */
export function askForPasswordPage({ SITE_ORIGIN }: Pick<Env, 'SITE_ORIGIN'>, language: Language): string {
  return SITE_ORIGIN + askForPasswordPath(language);
}

/** The token stands behind `#`: browsers send it to nobody, so no log on the way and no referrer holds it. */
export function invitationLink(site: Site, tokenId: string, language: Language): string {
  return site.SITE_ORIGIN + invitationPath(sealLinkToken('invite', tokenId, site.ACCOUNT_SECRET), language);
}

export function resetLink(site: Site, tokenId: string, language: Language): string {
  return site.SITE_ORIGIN + passwordResetPath(sealLinkToken('reset', tokenId, site.ACCOUNT_SECRET), language);
}
