import type { AgreementKind } from '@kardan/contract/values/dealership-profile';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { sitePaths } from '#domain/addresses.ts';

const pages = { terms: 'terms', 'processing-contract': 'processingContract' } as const;

/** Where a version of an agreement is read: at an address of its own, else on the site's page of its kind. */
export function agreementAddress({ kind, textUrl }: { kind: AgreementKind; textUrl: string | null }, locale: Locale) {
  return textUrl ?? sitePaths[locale][pages[kind]];
}
