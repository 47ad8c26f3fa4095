import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

interface Options {
  challenge: string;
}

/** A passkey as an authenticator would hold it: makes itself known and answers challenges, as WebAuthn asks for it. */
export class SoftwarePasskey {
  readonly id = randomBytes(32);
  readonly #privateKey: KeyObject;
  readonly #cosePublicKey: Buffer;
  readonly #origin: string;
  counter = 0;
  /** Whether the device checked who holds it. */
  userVerified = true;
  userHandle = '';

  constructor(origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string };
    this.#privateKey = createPrivateKey(privateKey.export({ type: 'pkcs8', format: 'pem' }));
    // {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
    this.#cosePublicKey = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, 'base64url'),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, 'base64url'),
    ]);
    this.#origin = origin;
  }

  /** What a browser sends for `newPasskeyOptions`. */
  register(options: Options & { user: { id: string } }, origin = this.#origin) {
    this.userHandle = options.user.id;
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      this.#cosePublicKey,
    ]);
    const authData = Buffer.concat([this.#authenticatorData(0x40), credential]);
    // {"fmt": "none", "attStmt": {}, "authData": bytes}
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
      Buffer.from([0x67]),
      Buffer.from('attStmt'),
      Buffer.from([0xa0, 0x68]),
      Buffer.from('authData'),
      Buffer.from([0x58, authData.length]),
      authData,
    ]);
    const clientDataJSON = this.#clientData('webauthn.create', options, origin).toString('base64url');
    return this.#credential({ clientDataJSON, attestationObject: attestationObject.toString('base64url') });
  }

  /** What a browser sends for `passkeySignInOptions`. */
  answer(options: Options, origin = this.#origin) {
    this.counter += 1;
    const clientData = this.#clientData('webauthn.get', options, origin);
    const authenticatorData = this.#authenticatorData(0);
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()]);
    return this.#credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, this.#privateKey).toString('base64url'),
      userHandle: this.userHandle,
    });
  }

  #credential(response: Record<string, string>) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #clientData(type: string, { challenge }: Options, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData(more: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    const flags = 0x01 | (this.userVerified ? 0x04 : 0) | more;
    const rpIdHash = createHash('sha256').update(new URL(this.#origin).hostname).digest();
    return Buffer.concat([rpIdHash, Buffer.from([flags]), count]);
  }
}
