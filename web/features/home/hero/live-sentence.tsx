'use client';

import { ChipButton, ChipRow } from '@kardan/ui/actions/chip.tsx';
import { useLocale } from '@kardan/ui/texts/texts-provider.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { browserApi } from '#lib/api/browser-api.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useDebounced } from '../live/use-debounced.ts';
import type { SentenceAnswers } from './sentence-answers.ts';
import { partName, unsaidRadiusKm, withoutPart } from './understood-parts.ts';

interface Props {
  text: string;
  onAnswers: (answers: SentenceAnswers) => void;
  /** A part was taken out: what is left of the text. */
  onRemove: (text: string) => void;
  idle: ReactNode;
}

/** Asks what a text may become, what it means and how many cars that is; shows the meaning as chips. */
export default function LiveSentence({ text, onAnswers, onRemove, idle }: Props) {
  const t = useTexts('home');
  const filterTexts = useTexts('search');
  const { suggestions, understood, total } = useAnswers(text);
  useEffect(() => onAnswers({ suggestions, total }), [onAnswers, suggestions, total]);

  if (!understood || understood.parts.length === 0) return idle;
  return (
    <ChipRow label={t('live.understood')}>
      <span className="mr-1 text-xs whitespace-nowrap text-text-3">
        {total !== undefined && (
          <b className="mr-2 font-semi text-text md:hidden">{t('live.total', { count: total })}</b>
        )}
        {t('live.understood')}
      </span>
      {understood.parts.map((part) => {
        const radiusKm = unsaidRadiusKm(part, understood.filters);
        return (
          <ChipButton
            key={part.from}
            name={partName(part, {
              filterName: (key) => filterTexts(`filter.${key}`),
              notUnderstood: t('live.notUnderstood'),
            })}
            removeLabel={t('live.remove')}
            onRemove={() => onRemove(withoutPart(understood.text, part))}
          >
            {part.text}
            {radiusKm !== undefined && ` ${t('live.radius', { radius: radiusKm })}`}
          </ChipButton>
        );
      })}
    </ChipRow>
  );
}

const none: SentenceAnswers['suggestions'] = [];
/** More would cover what was understood. */
const maxSuggestions = 6;
const selectSuggestions = ({ suggestions }: { suggestions: SentenceAnswers['suggestions'] }) =>
  suggestions.slice(0, maxSuggestions);

/** Each question replaces the one before it, which is cancelled; the last answer stands until the next is there. */
function useAnswers(text: string) {
  const language = useLocale();
  const client = queryClient();
  const asked = useDebounced(text);
  const enabled = asked.trim() !== '';
  const suggested = useQuery(
    {
      queryKey: ['suggestText', asked, language],
      queryFn: ({ signal }) => browserApi.suggestText({ query: { text: asked, language }, signal }),
      select: selectSuggestions,
      placeholderData: keepPreviousData,
      enabled,
    },
    client,
  );
  const meant = useQuery(
    {
      queryKey: ['understandText', asked],
      // Its parts count from the beginning of this text, whatever is typed meanwhile.
      queryFn: async ({ signal }) => ({
        ...(await browserApi.understandText({ query: { text: asked }, signal })),
        text: asked,
      }),
      placeholderData: keepPreviousData,
      enabled,
    },
    client,
  );
  const filters = meant.data?.filters ?? {};
  const counted = useQuery(
    {
      queryKey: ['searchCount', filters],
      queryFn: ({ signal }) => browserApi.searchCount({ body: filters, signal }),
      placeholderData: keepPreviousData,
      enabled: enabled && meant.data !== undefined,
    },
    client,
  );
  return {
    suggestions: enabled ? (suggested.data ?? none) : none,
    understood: enabled ? meant.data : undefined,
    total: enabled && !meant.isError ? counted.data?.total : undefined,
  };
}
