import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { type Certificate, selfSignedCertificate } from './self-signed-certificate.ts';

/** Certificates for a host by what is wrong with them, with what TLS calls it; somebody vouches for all but the first. */
export function badCertificates(host: string) {
  const otherName = { isTrusted: true, code: 'ERR_TLS_CERT_ALTNAME_INVALID' };
  const above = host.split('.').slice(1).join('.') || 'host';
  return {
    'nobody’s': { ...selfSignedCertificate({ hosts: [host] }), isTrusted: false, code: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
    'another host’s': { ...selfSignedCertificate({ hosts: [`nicht-${host}`] }), ...otherName },
    'that of the name above': { ...selfSignedCertificate({ hosts: [above, `*.${host}`] }), ...otherName },
    'one that has run out': {
      ...selfSignedCertificate({ hosts: [host], until: '210101000000Z' }),
      isTrusted: true,
      code: 'CERT_HAS_EXPIRED',
    },
  };
}

interface SecureServer extends AsyncDisposable {
  port: number;
  /** What it was asked, once somebody had believed its certificate. */
  heard: string[];
}

/** A server of this machine that shows such a certificate, and answers whatever it is asked with this. */
export async function startSecureServer(certificate: Certificate, answer = 'there'): Promise<SecureServer> {
  const heard: string[] = [];
  const server = createServer(certificate, (request, response) => {
    heard.push(`${request.method} ${request.url}`);
    response.end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    heard,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
