import { useLocale, useMessages } from '@kardan/ui/texts/texts-provider.tsx';
import { type Translator, translator } from '@kardan/ui/texts/translator.ts';
import type { Namespace, Namespaces } from './namespaces.ts';

/** Texts for a client component; ClientTexts above it sends them along. */
export function useTexts<N extends Namespace>(namespace: N): Translator<Namespaces[N]> {
  return translator(useLocale(), useMessages(namespace) as Namespaces[N]);
}
