import { isIP } from 'node:net';
import { isPublic } from '@kardan/contract/configuration/is-public';
import type { Env } from '../../env.ts';
import { InvalidRequest } from '../../kernel/errors.ts';
import { isPublicAddress } from '../../kernel/public-address.ts';

/**
 * Refuses an address that would never be sent to: a site on the internet sends over HTTPS to hosts of the internet. Where a name
 * leads is judged each time it is sent to.
 */
export function checkAddress({ SITE_ORIGIN }: Pick<Env, 'SITE_ORIGIN'>, address: string): void {
  if (!isPublic(SITE_ORIGIN)) return;
  const url = new URL(address);
  // A dot at its end says that a name is whole, and makes none of the internet.
  const host = url.hostname.replace(/^\[|\]$|\.$/g, '');
  const isOfInternet = isIP(host) ? isPublicAddress(host) : isPublic(address) && host.includes('.');
  if (url.protocol === 'https:' && isOfInternet) return;
  const message = 'an address on the internet that begins with https://';
  throw new InvalidRequest([{ path: ['url'], code: 'address-not-public', message }]);
}
