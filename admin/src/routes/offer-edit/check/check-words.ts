import type { CheckItem } from '@kardan/contract/calls/stock/own-listing';
import { issueText } from '@kardan/contract/labels/issue';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { type CarTexts, fieldLabel } from '#domain/listing/field-words.ts';

export interface CheckWords {
  title: string;
  why: string;
}

/** What is open, in a few words, and why it matters. */
export function checkWords(item: CheckItem, t: CarTexts, locale: Locale): CheckWords {
  const values = {
    field: item.field ? fieldLabel(item.field as Parameters<typeof fieldLabel>[0], t, locale) : '',
    shot: item.shot ? t(`shot.${item.shot}`) : '',
    found: item.code === 'contradiction' ? contradiction(item.found ?? '', locale) : (item.found ?? ''),
    low: formatNumber(item.usual?.low ?? 0, locale),
    high: formatNumber(item.usual?.high ?? 0, locale),
    cars: item.usual?.cars ?? 0,
  };
  return { title: t(`check.${item.code}`, values), why: t(`check.${item.code}.why`, values) };
}

/** The tab on which somebody mends it. */
export function tabOf({ code, field, shot }: CheckItem): 'data' | 'pictures' | 'price' | 'text' {
  if (shot || code.includes('picture')) return 'pictures';
  if (field === 'title' || field === 'description' || field === 'videoUrl') return 'text';
  if (code === 'longer-description') return 'text';
  return code === 'price-implausible' ? 'price' : 'data';
}

/** The same doubt about another value is another doubt. */
export function doubtKey({ code, field }: CheckItem, value: unknown): string {
  return [code, field, JSON.stringify(value)].join(':');
}

/** Publishing would answer with this code: its words are the API's. */
function contradiction(code: string, locale: Locale): string {
  return issueText(code, locale === 'en' ? 'en' : 'de') ?? code;
}

/** Missing shots as one point, which names them: twelve rows would hide everything else. */
export function gathered(items: readonly CheckItem[], t: CarTexts): CheckItem[] {
  const shots = items.filter(({ code }) => code === 'shot-missing');
  const found = shots.flatMap(({ shot }) => (shot ? [t(`shot.${shot}`)] : [])).join(', ');
  return items.flatMap((item) =>
    item.code !== 'shot-missing' ? [item] : item === shots[0] ? [{ ...item, found }] : [],
  );
}
