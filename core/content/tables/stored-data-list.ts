import type { Language } from '@kardan/contract/values/identifiers';
import { storedData } from '../../privacy/stored-data.ts';

const labels: Record<Language, Record<'what' | 'purpose' | 'basis' | 'kept', string>> = {
  'de-AT': { what: 'Was', purpose: 'Wofür', basis: 'Rechtsgrundlage', kept: 'Wie lange' },
  en: { what: 'What', purpose: 'What for', basis: 'Legal basis', kept: 'How long' },
};

/** What we store about people, part by part. */
export function storedDataList(language: Language): string {
  const names = Object.entries(labels[language]) as [keyof (typeof labels)[Language], string][];
  return storedData
    .map(({ words }) => {
      const told = words[language];
      return `### ${told.title}\n\n${names.map(([key, label]) => `- **${label}:** ${told[key]}`).join('\n')}`;
    })
    .join('\n\n');
}
