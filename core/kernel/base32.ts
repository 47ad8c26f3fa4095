const letters = 'abcdefghijklmnopqrstuvwxyz234567';

/** Bytes in letters of one case (RFC 4648 without padding): mail systems may change the case of an address. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => letters[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** The bytes that these letters stand for; undefined when no bytes are written so. */
export function fromBase32(text: string): Buffer | undefined {
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return toBase32(bytes) === text ? bytes : undefined;
}
