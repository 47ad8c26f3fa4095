import type { ArticleTag } from '../values/content.ts';
import { articleTags } from '../values/content.ts';
import type { Language } from '../values/identifiers.ts';

interface TagWords {
  label: string;
  /** In addresses. */
  slug: string;
}

/** What visitors read for a tag of the magazine, and how addresses name it. */
export const articleTagWords: Record<Language, Record<ArticleTag, TagWords>> = {
  'de-AT': {
    money: { label: 'Geld', slug: 'geld' },
    taxes: { label: 'Steuern', slug: 'steuern' },
    inspection: { label: 'Prüfen', slug: 'pruefen' },
    electric: { label: 'Elektro', slug: 'elektro' },
    price: { label: 'Preis und Verkauf', slug: 'preis-und-verkauf' },
  },
  en: {
    money: { label: 'Money', slug: 'money' },
    taxes: { label: 'Taxes', slug: 'taxes' },
    inspection: { label: 'Inspection', slug: 'inspection' },
    electric: { label: 'Electric', slug: 'electric' },
    price: { label: 'Price and sale', slug: 'price-and-sale' },
  },
};

/** The tag that an address names, in whichever language. */
export function articleTagOf(slug: string): ArticleTag | undefined {
  return articleTags.find((tag) => Object.values(articleTagWords).some((words) => words[tag].slug === slug));
}
