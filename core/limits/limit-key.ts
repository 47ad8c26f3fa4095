import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** What a use is counted by, hashed with a secret: a list of uses is no list of addresses. */
export function limitKey(secret: string, subject: string): Buffer {
  return createHmac('sha256', secret).update('limit key\0').update(subject).digest().subarray(0, 16);
}

/** A visitor by address: an IPv6 visitor has a whole /64 network to choose addresses from, so that counts as one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - first.length - last.length }, () => '0');
  const groups = [...first, ...zeros, ...last].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** An e-mail address by the mailbox it leads to: case and what follows a plus make no other one, nor do Gmail's dots. */
export function mailboxOf(email: string): string {
  const [local = '', host = ''] = email
    .toLowerCase()
    .replace(/\+[^@]*@/, '@')
    .split('@');
  return /^(gmail|googlemail)\.com$/.test(host) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${host}`;
}
