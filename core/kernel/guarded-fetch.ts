import { lookup } from 'node:dns';
import { type IncomingMessage, request as requestPlainly } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** The other side does not answer, answers too late or too much, or lies where we do not ask. */
export class Unreachable extends Error {}

interface Guard {
  timeoutMs: number;
  maxBytes: number;
  /** Only over HTTPS and only at addresses of the internet: what somebody types must not have our own network asked. */
  onlyPublic: boolean;
}

interface Init {
  method?: string | undefined;
  headers?: ConstructorParameters<typeof Headers>[0];
  body?: unknown;
  signal?: AbortSignal | null | undefined;
}

/**
 * A fetch for addresses that others have typed. The address that is connected to is the one that was judged, so that a
 * name cannot lead elsewhere the second time it is asked; redirects are not followed.
 */
export function guardedFetch({ timeoutMs, maxBytes, onlyPublic }: Guard) {
  return (address: string | URL, { method = 'GET', headers, body, signal }: Init = {}): Promise<Response> => {
    const url = new URL(address);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (onlyPublic && (url.protocol !== 'https:' || (isIP(host) && !isPublicAddress(host)))) {
      return Promise.reject(new Unreachable(`${url.origin} is not asked`));
    }
    const timeout = AbortSignal.timeout(timeoutMs);
    const options = {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      agent: false,
      ...(onlyPublic && { lookup: lookupPublic }),
    } as const;
    return new Promise((resolve, reject) => {
      const fail = (cause: unknown) => reject(new Unreachable(`${url.origin} cannot be asked`, { cause }));
      const request = url.protocol === 'https:' ? requestSecurely : requestPlainly;
      const sent = request(url, options, (answer) => {
        const parts: Buffer[] = [];
        let bytes = 0;
        answer.on('error', fail);
        answer.on('data', (part: Buffer) => {
          bytes += part.length;
          if (bytes > maxBytes) answer.destroy(new Error(`more than ${maxBytes} bytes`));
          else parts.push(part);
        });
        answer.on('end', () => {
          // A throw in here would be nobody's to catch, and whoever answers may say anything.
          try {
            resolve(asResponse(answer, Buffer.concat(parts)));
          } catch (error) {
            fail(error);
          }
        });
      });
      sent.on('error', fail);
      sent.end(body === undefined || body === null ? undefined : String(body));
    });
  };
}

const withoutBody = [204, 205, 304];

function asResponse({ statusCode: status = 0, headers }: IncomingMessage, body: Buffer<ArrayBuffer>): Response {
  if (status < 200 || status >= 500) throw new Error(`answered ${status}`);
  const mediaType = headers['content-type'];
  const told = new Headers(mediaType === undefined ? {} : { 'content-type': mediaType });
  return new Response(withoutBody.includes(status) ? null : body, { status, headers: told });
}

const lookupPublic: LookupFunction = (host, options, answer) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const found = addresses?.filter(({ address }) => isPublicAddress(address)) ?? [];
    const [first] = found;
    if (error || !first) answer(error ?? new Error(`${host} is no host of the internet`), '', 0);
    else if (options.all) answer(null, found);
    else answer(null, first.address, first.family);
  });
};

const reserved = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  reserved.addSubnet(network, bits, 'ipv4');
/** What of IPv6 is handed out to the internet, without what wraps an address of IPv4 or documents. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  reserved.addSubnet(network, bits, 'ipv6');

/** Whether an address is one of the internet, not of a private network, this machine, or a cloud's own services. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !reserved.check(address, 'ipv4');
  return isIP(address) === 6 && global.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}
