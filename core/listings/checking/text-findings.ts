import type { CheckCode } from '@kardan/contract/values/stock';

export interface TextFinding {
  code: Extract<CheckCode, 'warranty-excluded' | 'rate-in-text' | 'contact-in-text'>;
  /** The words, as they stand there. */
  found: string;
}

const liability =
  '(?:gewähr(?:leistung|schaft)|gewaehr(?:leistung|schaft)|sach?mängel(?:haftung)?|sachmaengelhaftung|haftung)';
/** Bounded, like every run below: a text of 20,000 signs must not cost their square. */
const amount = '(?:(?:€|euro|eur)\\s*)?\\d[\\d.,]{0,12}(?:\\s*(?:€|euro|eur|,-))?';
const monthly = '(?:mtl\\b|monatl|/\\s*(?:monat|mon\\b|m\\b)|pro\\s+monat|im\\s+monat|per\\s+monat|p\\.\\s?m\\.)';

/** Between letters of any alphabet: `\b` knows ASCII only. */
function words(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})`, 'giu');
}

/**
 * § 9 KSchG: towards consumers liability for defects cannot be excluded, whatever the advert says. "Keine Garantie" is no
 * such thing: a guarantee is given of one's own will.
 */
const warrantyExcluded = [
  words(`(?:ohne|keine(?:r|rlei)?)\\s+(?:\\p{L}+\\s+){0,2}?${liability}\\p{L}*`),
  words(`(?:unter\\s+)?aus+(?:ch|sch)luss\\s+(?:der|jeder|jeglicher|von)\\s+(?:\\p{L}+\\s+){0,2}?${liability}\\p{L}*`),
  words(`${liability}\\p{L}*\\s+(?:\\p{L}+\\s+){0,3}?(?:ausgeschlossen|ausgenommen)`),
  words('(?:gekauft\\s+)?wie\\s+(?:besichtigt|gesehen)'),
  words('bastler(?:fahrzeug|auto|wagen|hit)?(?!\\p{L})'),
];

/** A rate without the representative example that the law wants beside it. */
const rate = [
  words(`(?:ab\\s+)?(?:nur\\s+)?${amount}\\s*${monthly}\\p{L}*\\.?`),
  words(`(?:monats|leasing|kredit|finanzierungs)rate\\p{L}*\\s*(?:von|ab|nur|:)*\\s*${amount}`),
  words(`monatlich\\p{L}*\\s+(?:nur\\s+|ab\\s+|rate\\s+)*${amount}`),
  words('\\d[\\d.,]{0,12}\\s*%\\s*(?:zinsen|zins|finanzierung|leasing|sollzins\\p{L}*|effektiv\\p{L}*|eff\\.)'),
  words('(?:sollzins|effektivzins|effektive[rn]?\\s+jahreszins)\\p{L}*'),
];

/** Buyers reach the dealership by its own buttons, where their question is not lost. */
const contact = [
  /(?<!\p{L})(?:https?:\/\/|www\.)[^\s<>"]+/giu,
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/giu,
  /(?<![\p{L}\p{N}@.])[\w-]{2,63}\.(?:at|com|de|net|eu|org|info)(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}.,/])(?:(?:\+|00)\d{2}[\s/()-]*\d{1,4}|0\d{2,4})[\s/-]+\d{2,}(?:[\s/-]?\d+)*/giu,
  /(?<![\p{L}\p{N}.,/])(?:(?:\+|00)\d{8,14}|06\d{8,11})(?!\d)/giu,
];

const rules: [TextFinding['code'], readonly RegExp[]][] = [
  ['warranty-excluded', warrantyExcluded],
  ['rate-in-text', rate],
  ['contact-in-text', contact],
];

/** What a free text says that it must not, or had better not, each thing once. */
export function textFindings(text: string): TextFinding[] {
  return rules.flatMap(([code, patterns]) => {
    const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([words]) => words.trim()));
    const apart = found.filter((one) => !found.some((other) => other !== one && other.includes(one)));
    return [...new Set(apart)].map((each) => ({ code, found: each }));
  });
}
