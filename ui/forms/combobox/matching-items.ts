import type { ComboboxItem } from './use-combobox.ts';

const maxShown = 50;

/** Items that contain the text, those that begin with it first. Case and accents do not matter: "skoda" finds Škoda. */
export function matchingItems(items: readonly ComboboxItem[], text: string): ComboboxItem[] {
  const wanted = plain(text);
  if (wanted === '') return items.slice(0, maxShown);
  const found = items.filter((item) => plain(item.label).includes(wanted));
  const begins = (item: ComboboxItem) => (plain(item.label).startsWith(wanted) ? 0 : 1);
  return found.toSorted((a, b) => begins(a) - begins(b)).slice(0, maxShown);
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
