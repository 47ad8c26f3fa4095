import { type Translator, translator } from '@kardan/ui/texts/translator.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { loadNamespace, type Namespace, type Namespaces } from './namespaces.ts';

/** Texts for a server component, in the language of the page being rendered. */
export async function texts<N extends Namespace>(namespace: N): Promise<Translator<Namespaces[N]>> {
  const locale = await currentLocale();
  return translator(locale, await loadNamespace(locale, namespace));
}
