import { editableFieldKeys } from '@kardan/contract/editable-field-keys';
import { stockStateLabels } from '@kardan/contract/labels/stock';
import { dealershipStates } from '@kardan/contract/values/accounts';
import { stockStates, type VisibilityReason } from '@kardan/contract/values/stock';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import type { Translator } from '@kardan/ui/texts/translator.ts';
import type { shell } from '#texts/de/shell.ts';
import { type CarTexts, fieldLabel } from './field-words.ts';

interface Words {
  car: CarTexts;
  shell: Translator<typeof shell>;
  locale: Locale;
}

const indexStates = ['unavailable', 'missing', 'behind'] as const;

/** What holds a car back, in words; nothing where the reason says it all. */
export function foundWords(reason: VisibilityReason, found: string, { car, shell: s, locale }: Words): string {
  switch (reason) {
    case 'state': {
      const state = stockStates.find((known) => known === found);
      return state ? stockStateLabels[locale][state] : '';
    }
    case 'schedule':
      return new Date(found).toLocaleString(locale === 'en' ? 'en-GB' : locale, {
        dateStyle: 'long',
        timeStyle: 'short',
        timeZone: 'Europe/Vienna',
      });
    case 'dealership': {
      const state = dealershipStates.find((known) => known === found);
      return state ? s(`state.${state}`) : '';
    }
    case 'index': {
      const state = indexStates.find((known) => known === found);
      return state ? car(`why.index.${state}`) : '';
    }
    default:
      return [...new Set(found.split(', ').flatMap((name) => fieldWords(name, car, locale)))].join(', ');
  }
}

function fieldWords(name: string, car: CarTexts, locale: Locale): string[] {
  if (name === 'pictures') return [car('tab.pictures')];
  const key = editableFieldKeys.find((known) => known === name);
  return key ? [fieldLabel(key, car, locale)] : [];
}
