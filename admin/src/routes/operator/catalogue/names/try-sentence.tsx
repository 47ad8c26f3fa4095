import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { understoodQuery } from '#domain/portal/catalogue.ts';
import { useDebounced } from '#lib/browser/use-debounced.ts';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useFiltersInWords } from './use-filters-in-words.ts';

function withoutText({ text: _, ...filters }: SearchFilters): SearchFilters {
  return filters;
}

/** A sentence as visitors type it, and the filters that become of it. */
export function TrySentence() {
  const t = useTexts('portalCatalogue');
  const [text, setText] = useState('');
  const sentence = useDebounced(text.trim());
  const understood = useQuery(understoodQuery(sentence)).data;
  const words = useFiltersInWords(withoutText(understood?.filters ?? {}));
  return (
    <Panel title={t('try.title')} intro={t('try.intro')}>
      <TextInput
        label={t('try.sentence')}
        value={text}
        maxLength={200}
        autoComplete="off"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div aria-live="polite" className="mt-3 grid gap-2 text-sm empty:hidden">
        {understood && sentence !== '' && (
          <>
            {words.length > 0 && (
              <ul className="flex flex-wrap gap-1.5" aria-label={t('try.filters')}>
                {words.map((filter) => (
                  <li key={filter}>
                    <Badge tone="accent">{filter}</Badge>
                  </li>
                ))}
              </ul>
            )}
            <p className={understood.rest === '' ? 'text-text-2' : 'text-alert'}>
              {understood.rest === '' ? t('try.all') : t('try.rest', { words: understood.rest })}
            </p>
          </>
        )}
      </div>
    </Panel>
  );
}
