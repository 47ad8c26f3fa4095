import { formatNumber } from '../formats/format.ts';
import type { Locale } from './locales.ts';

export type Messages = Readonly<Record<string, string>>;
export type Values = Record<string, string | number>;

/** `cars.one` and `cars.other` are asked for as `cars`, with a `count`. */
type Asked<Key> = Key extends `${infer Base}.one` | `${infer Base}.other` ? Base : Key;

export type Translator<M extends Messages = Messages> = (key: Asked<keyof M & string>, values?: Values) => string;

/** Texts of one namespace in one language. A text that is missing shows its key: seen, and nothing breaks. */
export function translator<M extends Messages>(locale: Locale, messages: M): Translator<M> {
  return (key, values = {}) => {
    const message = messages[key] ?? (typeof values.count === 'number' && plural(messages, key, values.count));
    return message ? fill(message, values, locale) : key;
  };
}

/** Both our languages tell one from everything else. */
function plural(messages: Messages, key: string, count: number): string | undefined {
  return messages[`${key}.${count === 1 ? 'one' : 'other'}`] ?? messages[`${key}.other`];
}

function fill(message: string, values: Values, locale: Locale): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? formatNumber(value, locale) : value;
  });
}
