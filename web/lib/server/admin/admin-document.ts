import type { WebEnv } from '#lib/config/env.ts';
import { escapeXml } from '#lib/document/escape-xml.ts';

type Brand = Pick<WebEnv, 'SITE_NAME' | 'SITE_CONTACT_PHONE'>;

/** The built document under the name of this installation; the application reads from it how people reach the operator. */
export function adminDocument(built: string, { SITE_NAME, SITE_CONTACT_PHONE }: Brand): string {
  const told = { 'application-name': SITE_NAME, 'contact-phone': SITE_CONTACT_PHONE };
  const metas = Object.entries(told).map(([name, value]) => `<meta name="${name}" content="${escapeXml(value)}">`);
  return built.replace(/<title>.*?<\/title>/, () => `<title>${escapeXml(SITE_NAME)}</title>${metas.join('')}`);
}

/** What a phone shows of the application once it is installed. */
export function adminManifest(built: string, { SITE_NAME }: Brand): string {
  return JSON.stringify({ ...JSON.parse(built), name: `${SITE_NAME} für Händler`, short_name: SITE_NAME });
}
