/** Writes and reads whole and decimal numbers as the visitor's language does: 12.000 and 5,5 or 12,000 and 5.5. */
export type NumberText = { write: (value: number | null) => string; read: (text: string) => number | null };

export function numberText(numberLocale: string, grouping: boolean): NumberText {
  const format = new Intl.NumberFormat(numberLocale, { useGrouping: grouping, maximumFractionDigits: 2 });
  const decimal = format.formatToParts(1.5).find((part) => part.type === 'decimal')?.value ?? ',';
  return {
    write: (value) => (value === null ? '' : format.format(value)),
    read: (text) => {
      const [whole = '', fraction = ''] = text.split(decimal).map((part) => part.replace(/\D/g, ''));
      return whole === '' ? null : Number(`${whole.slice(0, 12)}.${fraction || '0'}`);
    },
  };
}
