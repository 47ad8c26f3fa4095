import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { loadNamespace, type Namespace } from '../namespaces.ts';

/** Where the texts of all languages stand, a folder for each. */
export const textFolders = new URL(
  '..',
  pathToFileURL(createRequire(import.meta.url).resolve('#locales/de-AT/common.json')),
);

/** The namespaces that have a file in a language; routes.json holds paths, which a language may leave out. */
export function namespacesOf(locale: Locale): Namespace[] {
  return readdirSync(new URL(`${locale}/`, textFolders))
    .map((file) => file.replace(/\.json$/, ''))
    .filter((name) => name !== 'routes') as Namespace[];
}

/** A namespace's texts as its file holds them. */
export async function textsIn(locale: Locale, namespace: Namespace): Promise<Record<string, string>> {
  return { ...(await loadNamespace(locale, namespace)) };
}
