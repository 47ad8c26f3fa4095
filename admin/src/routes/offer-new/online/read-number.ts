/** A number as people here type it: `72.100`, `72 100 km`, `€ 17.890`, and `4,5` where decimals are. */
export function readNumber(text: string, hasDecimals = false): number | undefined {
  const bare = text.replace(/[^\d.,]/g, '');
  const plain = hasDecimals ? bare.replace(',', '.') : bare.replace(/[.,]/g, '');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}
