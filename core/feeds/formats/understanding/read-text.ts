import type { ListingField, ListingFieldKey } from '@kardan/contract/listing-fields';
import { oneLine } from '@kardan/contract/values/one-line';
import { textFindings } from '../../../listings/checking/text-findings.ts';
import { type CarDraft, type Cell, note, say } from './car-draft.ts';
import { plainText } from './plain-text.ts';

type TextField = Extract<ListingField, { kind: 'text' }>;

/** Texts that buyers read: links and rates have no place in them. */
const freeTexts = new Set<ListingFieldKey>(['title', 'description']);
/** Without one of these there is nothing to find, and most texts are without: it saves most of the time. */
const suspicious = /[@%]|www|http|\.(?:at|com|de|net|eu|org|info)\b|mtl|monat|rate|zins|p\.\s?m\./gi;
/** More of them is no description of a car, and looking at each would take as long as a hundred honest ones. */
const maxSuspicions = 200;
const isLink = /@|:\/\/|^www\.|\.(?:at|com|de|net|eu|org|info)$/i;

/** Reads a text: free ones are freed of markup, links and rates, and cut where they are too long; others must have their form. */
export function readText(car: CarDraft, key: ListingFieldKey, field: TextField, cell: Cell): void {
  if (field.pattern) {
    readForm(car, key, field, cell);
    return;
  }
  const text = freeTexts.has(key) ? cleanText(car, key, cell) : plainText(cell.raw);
  const whole = key === 'description' || key === 'internalNote' ? text : text.replace(/\s+/g, ' ').trim();
  if (whole === '') return;
  if (whole.length > field.maxLength) {
    note(car, 'value-too-long', cell, key, { understood: `${field.maxLength}` });
  }
  say(car, key, cutAtWord(whole, field.maxLength));
}

function readForm(car: CarDraft, key: ListingFieldKey, field: TextField, cell: Cell): void {
  const text = key === 'vin' ? cell.raw.replace(/[\s-]/g, '').toUpperCase() : cell.raw.trim();
  if (text.length > field.maxLength) {
    note(car, 'value-too-long', cell, key);
    return;
  }
  if (!field.pattern?.test(text) || !oneLine.test(text)) {
    note(car, 'value-invalid', cell, key);
    return;
  }
  say(car, key, text);
}

/** The text without addresses, and without each sentence that names a rate: a rate needs its whole example beside it. */
function cleanText(car: CarDraft, key: ListingFieldKey, { heading, raw }: Cell): string {
  let text = plainText(raw);
  const suspicions = text.match(suspicious)?.length ?? 0;
  if (suspicions === 0) return text;
  if (suspicions > maxSuspicions) {
    note(car, 'link-in-text', { heading, raw }, key);
    return '';
  }
  for (const { code, found } of textFindings(text)) {
    if (code === 'contact-in-text' && isLink.test(found)) {
      note(car, 'link-in-text', { heading, raw: found }, key);
      text = text.replaceAll(found, '');
    }
    if (code === 'rate-in-text') {
      note(car, 'credit-in-text', { heading, raw: found }, key);
      text = withoutSentence(text, found);
    }
  }
  return text.replace(/[ \t]{2,}/g, ' ').trim();
}

function withoutSentence(text: string, words: string): string {
  const at = text.indexOf(words);
  if (at < 0) return text;
  let start = at;
  while (start > 0 && !endsSentence(text, start - 1)) start -= 1;
  let end = at + words.length;
  while (end < text.length && !endsSentence(text, end)) end += 1;
  return text.slice(0, start) + text.slice(text[end] === '\n' ? end : end + 1);
}

/** A point inside a number or an abbreviation ends nothing. */
function endsSentence(text: string, at: number): boolean {
  const sign = text[at];
  if (sign === '\n' || sign === '!' || sign === '?' || sign === '•') return true;
  return (
    sign === '.' &&
    /^(?:\s|$)/.test(text.slice(at + 1, at + 2)) &&
    !/\b(?:mtl|monatl|ca|inkl|eff)$/i.test(text.slice(Math.max(0, at - 6), at))
  );
}

function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength).toWellFormed();
  const space = cut.lastIndexOf(' ');
  return (space > maxLength * 0.8 ? cut.slice(0, space) : cut).trimEnd();
}
