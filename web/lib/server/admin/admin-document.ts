import { telephoneLink } from '@kardan/contract/values/telephone-link';
import type { WebEnv } from '#lib/config/env.ts';
import { escapeXml } from '#lib/document/escape-xml.ts';

type Brand = Pick<WebEnv, 'SITE_NAME' | 'SITE_CONTACT_PHONE'>;

/**
 * A built document under the name of this installation. The application reads from its head how people reach the operator; where
 * the build has rendered a page, `{{contact-phone}}` and the like stand in its place.
 */
export function adminDocument(built: string, { SITE_NAME, SITE_CONTACT_PHONE }: Brand): string {
  const told = new Map([
    ['application-name', SITE_NAME],
    ['contact-phone', SITE_CONTACT_PHONE],
    ['contact-phone-link', telephoneLink(SITE_CONTACT_PHONE)],
  ]);
  const metas = [...told.keys()].map((name) => `<meta name="${name}" content="{{${name}}}">`);
  return built
    .replace('<title>', `${metas.join('')}<title>`)
    .replaceAll(/\{\{([a-z-]+)\}\}/g, (_, name: string) => escapeXml(told.get(name) ?? ''));
}

/** What a phone shows of the application once it is installed. */
export function adminManifest(built: string, { SITE_NAME }: Brand): string {
  return JSON.stringify({ ...JSON.parse(built), name: `${SITE_NAME} für Händler`, short_name: SITE_NAME });
}
