import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { readNetworks, visitorNetworks } from './visitor-networks.ts';

const proxies = readNetworks(['127.0.0.0/8', '::1', '10.0.0.0/8']);

function networks(remoteAddress: string, forwardedFor?: string) {
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  return visitorNetworks({ headers, socket: { remoteAddress } } as unknown as IncomingMessage, proxies);
}

test.each([
  ['a visitor who comes by himself', '203.0.113.9', undefined, ['203.0.113.9']],
  ['one who came through a socket for IPv6', '::ffff:203.0.113.9', undefined, ['203.0.113.9']],
  ['one whom a proxy of ours tells', '127.0.0.1', '203.0.113.9', ['203.0.113.9']],
  ['one behind two proxies of ours', '::1', '203.0.113.9, 10.1.2.3', ['203.0.113.9']],
  ['one who makes up where he comes from', '203.0.113.9', '1.1.1.1', ['203.0.113.9']],
  ['one who does so before a proxy of ours', '10.1.2.3', '1.1.1.1, 203.0.113.9', ['203.0.113.9']],
  ['one who sends nonsense', '127.0.0.1', 'nobody, <script>', ['127.0.0.1']],
  ['an IPv6 visitor', '2001:db8:1:2:3:4:5:6', undefined, ['2001:db8:1:2/64', '2001:db8:1/48']],
  ['another spelling of it', '127.0.0.1', '2001:0DB8:0001:2::6', ['2001:db8:1:2/64', '2001:db8:1/48']],
  ['an address with a hole', '2001:db8::1', undefined, ['2001:db8:0:0/64', '2001:db8:0/48']],
  ['an address of a link', 'fe80::1%eth0', undefined, ['fe80:0:0:0/64', 'fe80:0:0/48']],
  ['an address of ours alone', '::1', undefined, ['0:0:0:0/64', '0:0:0/48']],
] as const)('%s is counted by the network', (_who, remoteAddress, forwardedFor, expected) => {
  expect(networks(remoteAddress, forwardedFor)).toEqual(expected);
});
