import type { FormValues } from '#lib/form/form-values.ts';

/** What a field of numbers holds, written as people do; null when it is empty. What is no number the API refuses. */
export function numberIn(value: FormValues, name: string): number | null {
  const text = value(name)
    .replaceAll(/[\s.](?=\d{3}\b)/g, '')
    .replace(',', '.');
  return text === '' ? null : Number(text);
}

export function isChecked(value: FormValues, name: string): boolean {
  return value(name) === 'on';
}

/** A slug as people would make it of a name; what they type themselves counts. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
