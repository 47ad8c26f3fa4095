import type { ValueGroup } from '@kardan/contract/calls/feeds/runs';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { type FeedId, feedKey } from '#domain/feeds/feeds.ts';
import { useFeedWords } from '#features/feed-values/use-feed-words.ts';
import type { Choice } from '#features/feed-values/value-choice.tsx';
import { FigureTable } from '#features/figures/figure-table.tsx';
import { api } from '#lib/api/api.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useRun } from '../run-context.ts';

const maxRows = 6;

const previewQuery = ({ dealershipId, feedId }: FeedId, { column, raw }: ValueGroup, choice: Choice) =>
  queryOptions({
    queryKey: [...feedKey({ dealershipId, feedId }), 'preview', column, raw, choice?.value],
    queryFn:
      choice === undefined
        ? skipToken
        : ({ signal }) =>
            api.previewFeedMapping({
              params: { dealershipId, feedId },
              body: { column, raw, value: choice.value },
              signal,
            }),
  });

/** What the choice would change, by model, before anything is changed. */
export function MappingPreview({ group, choice }: { group: ValueGroup; choice: Choice }) {
  const t = useTexts('feedRun');
  const words = useFeedWords();
  const preview = useQuery(previewQuery(useRun().id, group, choice));
  const text = (value: string | null) => (value === null ? t('map.empty') : words.value(group.field, value));
  return (
    <div aria-live="polite">
      <h3 className="mb-1 text-sm font-semi">{t('map.preview')}</h3>
      {choice === undefined ? (
        <p className="text-sm text-text-2">{t('map.previewNone')}</p>
      ) : (
        <Loaded query={preview} skeleton={<Skeleton className="h-28" />}>
          {({ changes }) =>
            changes.length === 0 ? (
              <p className="text-sm text-text-2">{t('map.previewEmpty')}</p>
            ) : (
              <>
                <FigureTable
                  caption={t('map.preview')}
                  rows={changes.slice(0, maxRows)}
                  keyOf={({ model, before, after }) => `${model} ${before} ${after}`}
                  columns={[
                    {
                      id: 'model',
                      header: t('map.model'),
                      main: true,
                      cell: ({ model, cars }) => (
                        <>
                          {model || t('map.unknownModel')}{' '}
                          <span className="whitespace-nowrap text-text-3">{t('map.cars', { count: cars })}</span>
                        </>
                      ),
                    },
                    {
                      id: 'before',
                      header: t('map.before'),
                      cell: ({ before }) => <s className="text-text-3">{text(before)}</s>,
                    },
                    {
                      id: 'after',
                      header: t('map.after'),
                      cell: ({ after }) => <b className="font-semi">{text(after)}</b>,
                    },
                  ]}
                />
                <p className="mt-1.5 text-xs text-text-3">{t('map.previewRest')}</p>
              </>
            )
          }
        </Loaded>
      )}
    </div>
  );
}
