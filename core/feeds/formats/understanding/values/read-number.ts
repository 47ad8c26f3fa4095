/** Units and words around a number; they are cut away, not converted. */
const around =
  /l\s*\/\s*100\s*km|kwh\s*\/\s*100\s*km|g\s*\/\s*km|,-+|\.-+|€|eur(?:o)?\b|kwh\b|kw\b|ps\b|hp\b|km\b|kg\b|ccm\b|cm[³3]|mon(?:ate?|ths?)?\b|%/giu;

/**
 * A number as people and systems write it: `12.990,00`, `12,990.00`, `12 990`, `1.500 km`, `€ 9.990,-`; null if it is none. One
 * sign with three digits behind it parts thousands, unless decimals are expected.
 */
export function readNumber(text: string, { decimals }: { decimals: boolean }): number | null {
  if (text.length > 60) return null;
  const bare = text
    .replace(around, ' ')
    .trim()
    .replace(/(?<=\d)[\s\u00a0\u202f'’](?=\d{3}(?!\d))/gu, '');
  if (!/^[+-]?\d[\d.,]*$/.test(bare)) return null;
  const plain = withPoint(bare, decimals);
  return plain === null ? null : Number(plain);
}

function withPoint(text: string, decimals: boolean): string | null {
  const points = text.split('.').length - 1;
  const commas = text.split(',').length - 1;
  if (points > 0 && commas > 0) {
    const decimal = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
    return joined(text, decimal === '.' ? ',' : '.', decimal);
  }
  const sign = points > 0 ? '.' : ',';
  if (points + commas === 0) return text;
  if (points + commas > 1) return joined(text, sign, null);
  return /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(text) && !decimals ? text.replace(sign, '') : text.replace(sign, '.');
}

/** Thousands must come by three. */
function joined(text: string, thousands: string, decimal: string | null): string | null {
  const [whole = '', fraction, more] = decimal === null ? [text] : text.split(decimal);
  const parts = whole.split(thousands);
  if (more !== undefined || parts.some((part, at) => (at === 0 ? part === '' : part.length !== 3))) return null;
  return fraction === undefined ? parts.join('') : `${parts.join('')}.${fraction}`;
}
