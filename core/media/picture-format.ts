export type PictureFormat = 'jpeg' | 'png' | 'webp';

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

/** What a file is by its first bytes, the only ones a decoder goes by; name and declared type say nothing. */
export function pictureFormat(file: Buffer): PictureFormat | undefined {
  if (file.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'jpeg';
  if (file.subarray(0, 8).equals(pngSignature)) return 'png';
  if (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return undefined;
}

/** Whether a PNG moves: decoders see its first picture only, and say nothing of the others. */
export function isAnimatedPng(file: Buffer): boolean {
  let at = pngSignature.length;
  while (at + 8 <= file.length) {
    const chunk = file.toString('latin1', at + 4, at + 8);
    if (chunk === 'acTL') return true;
    if (chunk === 'IDAT') return false;
    // Length, name and checksum take 12 bytes.
    at += file.readUInt32BE(at) + 12;
  }
  return false;
}
