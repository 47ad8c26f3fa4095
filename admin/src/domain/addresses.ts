import type { Locale } from '@kardan/ui/texts/locales.ts';
import { adminBase } from '#lib/router/admin-base.ts';

/** Steps of signing in, at the address that each language has for them: mails lead there too. */
export const signInPaths = {
  'de-AT': {
    signIn: '/anmelden',
    invitation: '/anmelden/einladung',
    password: '/anmelden/passwort',
    secure: '/anmelden/absichern',
    company: '/anmelden/firmenkonto',
  },
  en: {
    signIn: '/en/login',
    invitation: '/en/login/invitation',
    password: '/en/login/password',
    secure: '/en/login/secure',
    company: '/en/login/company-account',
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** Where a phone adds pictures to one car, by a link. */
export const uploadLinkPath = '/hochladen';

/** Pages of the public site that the application leads to. */
export const sitePaths = {
  'de-AT': {
    home: '/',
    imprint: '/impressum',
    privacy: '/portal/datenschutzerklaerung',
    accessibility: '/portal/barrierefreiheit',
    becomeDealer: '/portal/anfrage-haendler',
    contact: '/portal/kontakt',
    interfaces: '/portal/schnittstellen',
    terms: '/portal/agb-gewerblich',
    // Texts have no anchors: the browser looks for the heading.
    processingContract: '/portal/agb-gewerblich#:~:text=Auftragsverarbeitung',
  },
  en: {
    home: '/en',
    imprint: '/en/imprint',
    privacy: '/en/portal/privacy-policy',
    accessibility: '/en/portal/accessibility',
    becomeDealer: '/en/portal/form_dealer-interest',
    contact: '/en/portal/contact',
    interfaces: '/en/portal/interfaces',
    terms: '/en/portal/terms-of-use-commercial',
    processingContract:
      '/en/portal/terms-of-use-commercial#:~:text=Processing%20of%20data%20on%20behalf%20of%20dealers',
  },
} as const satisfies Record<Locale, Record<string, string>>;

export const homePath = adminBase;

/** Where a dealership asks to be let in, and operators make one. */
export const newDealerPath = `${adminBase}/new-dealer`;

/** A page of a dealership: `dealershipPath('lechner', 'team')`. */
export function dealershipPath(slug: string, page = 'overview'): string {
  return `${adminBase}/${encodeURIComponent(slug)}/${page}`;
}

/** The page of one's account, within the dealership that one is in; mails lead to it without one. */
export function accountPath(slug: string | undefined): string {
  return slug === undefined ? `${adminBase}/account` : dealershipPath(slug, 'account');
}

/** Where a group's own sign-in service is set up. */
export function identityProviderPath(groupId: number): string {
  return `${adminBase}/group/${groupId}/company-account`;
}

/** Who is in a group. */
export function groupTeamPath(groupId: number): string {
  return `${adminBase}/group/${groupId}/team`;
}

const backParameter = 'zurueck';

/** The sign-in page, which leads back to where one was. */
export function signInPath(locale: Locale, back?: string): string {
  const path = signInPaths[locale].signIn;
  return back === undefined || back === homePath ? path : `${path}?${new URLSearchParams({ [backParameter]: back })}`;
}

/** Where to go after signing in: only ever a page of the application, whatever the address says. */
export function backFrom(search: string): string {
  const back = new URLSearchParams(search).get(backParameter) ?? homePath;
  const url = URL.parse(back, 'https://here.invalid');
  if (url?.origin !== 'https://here.invalid') return homePath;
  const { pathname, search: query, hash } = url;
  const isOurs = pathname === adminBase || pathname.startsWith(`${adminBase}/`);
  return isOurs ? pathname + query + hash : homePath;
}
