import { numberMarks } from '@kardan/ui/formats/write-number.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import type { Query } from '#lib/routes/query.ts';

/** What the tax is calculated for; beyond it the API refuses. */
export const novaBounds = { price: { from: 1, to: 5_000_000 }, co2: { from: 0, to: 1_000 } } as const;

/** What a field shows, which is what was typed, and its number; undefined where it is none, or beyond the bounds. */
interface NovaInput {
  text: string;
  value: number | undefined;
}

const example = { price: 30_000, co2: 128 };

/** What the calculator's address asks; an example where it asks nothing. */
export function readNovaInputs({ preis, co2 }: Query, locale: Locale): { price: NovaInput; co2: NovaInput } {
  const priceIn = (text: string) => within(numberIn(text, locale), novaBounds.price);
  const gramsIn = (text: string) => {
    const grams = within(numberIn(text, locale), novaBounds.co2);
    return Number.isInteger(grams) ? grams : undefined;
  };
  return { price: inputOf(preis, priceIn, example.price), co2: inputOf(co2, gramsIn, example.co2) };
}

function inputOf(asked: Query[string], read: (text: string) => number | undefined, unasked: number): NovaInput {
  const [text] = [asked].flat();
  return text === undefined ? { text: String(unasked), value: unasked } : { text, value: read(text) };
}

function within(number: number | undefined, { from, to }: { from: number; to: number }): number | undefined {
  return number !== undefined && number >= from && number <= to ? number : undefined;
}

/** A number as the language writes it, in thousands or not, to the cent: € 42.500,50 in German, 42,500.50 in English. */
function numberIn(text: string, locale: Locale): number | undefined {
  const { group, decimal } = numberMarks[locale];
  const typed = text.replaceAll(/[\s€]/g, '').replace(/,[-–]{1,2}$/, '');
  const [whole = '', fraction, ...more] = typed.split(decimal);
  const grouped = whole.split(group);
  const isGrouped = grouped.slice(1).every((part) => /^\d{3}$/.test(part));
  const isWhole = /^\d{1,9}$/.test(grouped.join(''));
  if (!isGrouped || !isWhole || more.length > 0 || !/^\d{0,2}$/.test(fraction ?? '')) return undefined;
  return Number(`${grouped.join('')}.${fraction || 0}`);
}
