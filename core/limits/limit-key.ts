import { isIPv6 } from 'node:net';
import { keyedHash } from '../kernel/keyed-hash.ts';

/** What a use is counted by, hashed with a secret: a list of uses is no list of addresses. */
export function limitKey(secret: string, subject: string): Buffer {
  return keyedHash(secret, 'limit key', subject).subarray(0, 16);
}

/** A visitor by address: an IPv6 visitor has a whole /64 network to choose addresses from, so that counts as one. */
export function networkOf(address: string): string {
  return ipv6Network(address, 4) ?? ipv4Of(address);
}

/** The network that a provider hands out to one site at most (RFC 6177), of IPv6 alone: it holds 65,536 networks. */
export function siteNetworkOf(address: string): string | undefined {
  return ipv6Network(address, 3);
}

/** How many visitors a site's network counts as: offices and the homes that share one are many, nobody is 65,536. */
export const visitorsASite = 16;

function ipv4Of(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

/** The first groups of sixteen bits; undefined for an IPv4 address, however it is written. */
function ipv6Network(address: string, groups: number): string | undefined {
  if (!isIPv6(ipv4Of(address))) return undefined;
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - first.length - last.length }, () => '0');
  const kept = [...first, ...zeros, ...last].slice(0, groups);
  return `${kept.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${groups * 16}`;
}

/** An e-mail address by the mailbox it leads to: case and what follows a plus make no other one, nor do Gmail's dots. */
export function mailboxOf(email: string): string {
  const [local = '', host = ''] = email
    .toLowerCase()
    .replace(/\+[^@]*@/, '@')
    .split('@');
  return /^(gmail|googlemail)\.com$/.test(host) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${host}`;
}
