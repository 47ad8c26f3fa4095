import type { Language } from '@kardan/contract/values/identifiers';
import { libraries } from './libraries.gen.ts';
import { markdownTable } from './markdown-table.ts';

/** The open-source libraries that run in the product, with their licences. */
export function libraryTable(language: Language): string {
  const rows = libraries.map(([name, licence]) => [`\`${name}\``, licence]);
  return markdownTable(language === 'en' ? ['library', 'licence'] : ['Bibliothek', 'Lizenz'], rows);
}
