/** A whole number as people write it: 24990, 24.990, 24,990 or 24.990,50; undefined when there is none. */
export function readWhole(text: string): number | undefined {
  const digits = text.replace(/[.,]\d{1,2}$/, '').replaceAll(/\D/g, '');
  return digits === '' ? undefined : Number(digits.slice(0, 9));
}
