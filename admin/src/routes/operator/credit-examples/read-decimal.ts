/** A number as somebody types it, `5,9` or `5.9` or `1.200,50`; undefined when it is none. */
export function readDecimal(text: string): number | undefined {
  const bare = text.replaceAll(/\s|€|%/g, '');
  const plain = bare.includes(',') ? bare.replaceAll('.', '').replace(',', '.') : bare;
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}
