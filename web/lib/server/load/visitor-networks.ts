import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4 } from 'node:net';

/** Networks as an operator writes them, such as `10.0.0.0/8` or `::1`; throws when one is none. */
export function readNetworks(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/**
 * What a visitor is counted by, the narrowest network first: an IPv4 address, or the /64 that an IPv6 visitor has to choose
 * addresses from and the /48 that a provider hands out whole. The visitor's address is the last one that no proxy of ours has.
 */
export function visitorNetworks(request: IncomingMessage, trustedProxies: BlockList): [string, ...string[]] {
  const address = visitorAddress(request, trustedProxies);
  if (!address.includes(':')) return [address];
  const groups = groupsOf(address);
  return [`${groups.slice(0, 4).join(':')}/64`, `${groups.slice(0, 3).join(':')}/48`];
}

function visitorAddress({ headers, socket }: IncomingMessage, trustedProxies: BlockList): string {
  let address = plainAddress(socket.remoteAddress ?? '');
  const told = String(headers['x-forwarded-for'] ?? '').split(',');
  for (const next of told.toReversed().map((each) => plainAddress(each.trim()))) {
    const isProxy = trustedProxies.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
    if (!isProxy || isIP(next) === 0) return address;
    address = next;
  }
  return address;
}

/** An IPv4 address that came through a socket for IPv6 is one of IPv4. */
function plainAddress(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address.replace(/%.*$/, '');
}

/** All eight groups of an IPv6 address, each in its shortest form. */
function groupsOf(address: string): string[] {
  // A URL writes an address in the one form that is the same for all its spellings.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const split = (part: string) => (part === '' ? [] : part.split(':'));
  const last = split(tail ?? '');
  const zeros = tail === undefined ? 0 : 8 - split(head).length - last.length;
  return [...split(head), ...Array.from({ length: zeros }, () => '0'), ...last];
}
