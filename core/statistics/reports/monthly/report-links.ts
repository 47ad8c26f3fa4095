import { timingSafeEqual } from 'node:crypto';
import { apiPrefix } from '@kardan/contract/calls/call';
import type { Language } from '@kardan/contract/values/identifiers';
import { reportTokenForm } from '@kardan/contract/values/reports';
import { adminPage } from '../../../accounts/mails/admin-links.ts';
import type { Env } from '../../../env.ts';
import { keyedHash } from '../../../kernel/keyed-hash.ts';

type Site = Pick<Env, 'SITE_ORIGIN' | 'LINK_SECRET'>;

const idBytes = 4;
const signatureBytes = 16;

/** Where a mail program sends its one-click request to; opened in a browser it leads to the settings. */
export function unsubscribeUrl(site: Site, accountId: number, language: Language): string {
  const token = sealReportToken(accountId, site.LINK_SECRET);
  return `${site.SITE_ORIGIN}${apiPrefix}/monthly-report/${token}/unsubscribe?language=${language}`;
}

/** Where somebody says whether monthly reports come. */
export function reportSettingsUrl(site: Pick<Env, 'SITE_ORIGIN'>, language: Language): string {
  return `${adminPage(site, 'account', language)}#monatsbericht`;
}

/** An account's id, signed: good for nothing but stopping its reports, and nothing is stored for it. */
export function sealReportToken(accountId: number, secret: string): string {
  const id = Buffer.alloc(idBytes);
  id.writeUInt32BE(accountId);
  return Buffer.concat([id, signatureOf(id, secret)]).toString('base64url');
}

/** The account that a token stands for, or undefined when it is none of ours. */
export function openReportToken(token: string, secret: string): number | undefined {
  if (!reportTokenForm.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  const [id, signature] = [bytes.subarray(0, idBytes), bytes.subarray(idBytes)];
  return timingSafeEqual(signature, signatureOf(id, secret)) ? id.readUInt32BE() : undefined;
}

function signatureOf(id: Buffer, secret: string): Buffer {
  return keyedHash(secret, 'monthly report', id).subarray(0, signatureBytes);
}
