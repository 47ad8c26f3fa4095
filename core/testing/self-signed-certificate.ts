import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

export interface Certificate {
  key: string;
  cert: string;
}

interface Contents {
  /** The names that it is for; none unless told. */
  hosts?: string[];
  /** As ASN.1 has times: YYMMDDhhmmssZ. */
  until?: string;
}

/** A key and a certificate for a server of HTTPS that lives as long as a test; nobody vouches for it. */
export function selfSignedCertificate({ hosts = [], until = '491231235959Z' }: Contents = {}): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));
  // One of its own: by it a certificate that is trusted is found.
  const name = sequence(element(0x31, sequence(oid('550403'), element(0x0c, randomBytes(8).toString('hex')))));
  const valid = sequence(element(0x17, '200101000000Z'), element(0x17, until));
  const version = element(0xa0, element(0x02, Buffer.from([2])));
  const serial = element(0x02, Buffer.from([1]));
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const names = sequence(...hosts.map((host) => element(0x82, host)));
  const extensions = element(0xa3, sequence(sequence(oid('551d11'), element(0x04, names))));
  const parts = [version, serial, ecdsaWithSha256, name, valid, name, spki];
  const told = sequence(...parts, ...(hosts.length > 0 ? [extensions] : []));
  const signature = element(0x03, Buffer.from([0]), sign('sha256', told, privateKey));
  const whole = sequence(told, ecdsaWithSha256, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${whole}\n-----END CERTIFICATE-----\n`,
  };
}

/** Vouches for these as authorities of the internet do for others, until it is disposed of. Names and times are looked at as ever. */
export function trustCertificates(...certificates: Certificate[]): Disposable {
  const before = getCACertificates('default');
  setDefaultCACertificates([...before, ...certificates.map(({ cert }) => cert)]);
  return { [Symbol.dispose]: () => setDefaultCACertificates(before) };
}

const oid = (hex: string) => element(0x06, Buffer.from(hex, 'hex'));
const sequence = (...parts: Buffer[]) => element(0x30, ...parts);

/** In DER: what it is, how long, and what is in it. */
function element(tag: number, ...parts: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part as string)));
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
