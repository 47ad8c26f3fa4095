import type { MailHeaders } from './automatic-rules.ts';

interface Result {
  method: string;
  result: string;
  /** As `header.from`, in lower case. */
  properties: ReadonlyMap<string, string>;
}

/**
 * Whether the mail server of that name found a mail to come from its sender's domain: by DMARC, or where the domain has
 * published none, by DKIM or SPF for that domain (RFC 8601, RFC 7489). Only its topmost header counts: what stands below may
 * have come with the mail.
 */
export function hasAlignedPass(headers: MailHeaders, server: string, from: string): boolean {
  const own = headers.get('authentication-results')?.find((value) => serverOf(value) === server.toLowerCase());
  const results = readResults(own ?? '');
  const domain = domainOf(from);
  const dmarc = results.find(({ method, result }) => method === 'dmarc' && result !== 'none');
  if (dmarc) return dmarc.result === 'pass' && isAligned(dmarc.properties.get('header.from'), domain);
  return results.some(({ method, result, properties }) => {
    if (result !== 'pass') return false;
    if (method === 'dkim') return isAligned(properties.get('header.d') ?? properties.get('header.i'), domain);
    return method === 'spf' && isAligned(properties.get('smtp.mailfrom'), domain);
  });
}

function serverOf(value: string): string | undefined {
  return /^[^\s;]+/.exec(value.trim())?.[0].toLowerCase();
}

function readResults(value: string): Result[] {
  const [, ...results] = withoutCommentsAndQuotes(value)?.toLowerCase().split(';') ?? [];
  return results.map((text) => {
    const { method = '', result = '' } =
      /^\s*(?<method>[a-z-]+)(?:\s*\/\s*\d+)?\s*=\s*(?<result>[a-z]+)/.exec(text)?.groups ?? {};
    const properties = [...text.matchAll(/\s([a-z]+\.[a-z_-]+)\s*=\s*(\S+)/g)];
    return { method, result, properties: new Map(properties.map(([, name = '', each = '']) => [name, each])) };
  });
}

/** Senders choose what stands in them: it must not read as a result. Undefined where one is not closed. */
function withoutCommentsAndQuotes(value: string): string | undefined {
  let plain = '';
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < value.length; at++) {
    const sign = value[at];
    if (sign === '\\') at++;
    else if (sign === '"' && depth === 0) isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (sign === '(') depth++;
    else if (sign === ')') depth--;
    else if (depth === 0) plain += sign;
    if (depth < 0) return undefined;
  }
  return depth > 0 || isQuoted ? undefined : plain;
}

/** The same domain, or one within the other, as DMARC compares by default. */
function isAligned(found: string | undefined, domain: string): boolean {
  const other = domainOf(found ?? '');
  if (!other.includes('.') || !domain.includes('.')) return false;
  return other === domain || other.endsWith(`.${domain}`) || domain.endsWith(`.${other}`);
}

function domainOf(address: string): string {
  return address.split('@').at(-1) ?? '';
}
