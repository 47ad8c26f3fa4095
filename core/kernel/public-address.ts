import { lookup, Resolver } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

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
  ['192.88.99.0', 24],
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

export interface ResolvedAddress {
  address: string;
  family: number;
}

/** How names become addresses, and which of these are the internet's; tests have a small internet of their own. */
export interface Network {
  resolve(host: string): Promise<ResolvedAddress[]>;
  isPublic(address: string): boolean;
}

/** Asks name servers itself: the system's `lookup` holds one of a process's few threads for as long as a stranger's server likes. */
const resolver = new Resolver({ timeout: 3_000, tries: 2, maxTimeout: 5_000 });
export const internet: Network = { resolve: askNameServers, isPublic: isPublicAddress };
/** While developing, names of this machine and its network are names too. */
const thisNetwork: Network = { resolve: (host) => lookup(host, { all: true }), isPublic: isPublicAddress };

/** What no server of the internet gives out: names of one word or of private networks, and addresses in an odd spelling. */
const privateName = /^[^.]+\.?$|\.(localhost|local|internal|home\.arpa|0x[0-9a-f]*|\d+)\.?$/i;

async function askNameServers(host: string): Promise<ResolvedAddress[]> {
  if (privateName.test(host)) return [];
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
  return [four, six].flatMap((answer, index) =>
    answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family: index === 0 ? 4 : 6 })) : [],
  );
}

/**
 * The addresses of a host that may be connected to, asked for once: whoever connects takes one of these and does not ask
 * again, since a name may lead elsewhere the second time.
 */
export async function reachableAddresses(
  host: string,
  { onlyPublic, network = onlyPublic ? internet : thisNetwork }: { onlyPublic: boolean; network?: Network },
): Promise<[ResolvedAddress, ...ResolvedAddress[]]> {
  const family = isIP(host);
  const found = family ? [{ address: host, family }] : await network.resolve(host);
  const [first, ...others] = found.filter(({ address }) => !onlyPublic || network.isPublic(address));
  if (!first) throw new NotPublic(host);
  return [first, ...others];
}

/** A host that is none of the internet. */
export class NotPublic extends Error {
  constructor(host: string) {
    super(`${host} is no host of the internet`);
  }
}
