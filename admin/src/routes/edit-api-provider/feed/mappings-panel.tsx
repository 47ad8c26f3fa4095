import type { Feed } from '@kardan/contract/calls/feeds/feeds';
import type { ValueMapping } from '@kardan/contract/calls/feeds/mappings';
import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { type Column, Table } from '@kardan/ui/content/table.tsx';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { type FeedId, feedKey } from '#domain/feeds/feeds.ts';
import { RawValue } from '#features/feed-values/raw-value.tsx';
import { useFeedWords } from '#features/feed-values/use-feed-words.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useHiddenWhileUndoable } from '#lib/undo/use-hidden-while-undoable.ts';

const mappingsQuery = (params: FeedId) =>
  queryOptions({
    queryKey: [...feedKey(params), 'mappings'],
    queryFn: ({ signal }) => api.feedMappings({ params, signal }),
  });

/** What somebody has decided that values of the file mean; each can be taken away again. */
export function MappingsPanel({ feed }: { feed: Feed }) {
  const t = useTexts('feeds');
  const words = useFeedWords();
  const { slug } = useDealership();
  const params = { dealershipId: slug, feedId: feed.id };
  const mappings = useQuery(mappingsQuery(params)).data?.items ?? [];
  const { isShown, removeUndoably } = useHiddenWhileUndoable<number>();
  const remove = useChange(
    (id: number) => api.removeFeedMapping({ params: { ...params, mappingId: String(id) }, keepalive: true }),
    { stale: [mappingsQuery(params).queryKey] },
  );
  const rows = mappings.filter(({ id }) => isShown(id));
  if (rows.length === 0) return null;
  const columns: (Column<ValueMapping> | false)[] = [
    { id: 'column', header: t('mappings.column'), cell: ({ column }) => column },
    { id: 'raw', header: t('mappings.raw'), cell: ({ raw }) => <RawValue raw={raw} none="" /> },
    {
      id: 'value',
      header: t('mappings.value'),
      cell: ({ value }) => <b className="font-semi">{value === null ? t('mappings.nothing') : words.mapped(value)}</b>,
    },
    { id: 'reach', header: t('mappings.reach'), cell: ({ reach }) => t(`reach.${reach}`) },
    feed.mayChange && {
      id: 'actions',
      header: t('mappings.actions'),
      numeric: true,
      cell: ({ id, raw, reach }) =>
        reach !== 'all' && (
          <IconButton
            icon="trash-2"
            size="sm"
            label={t('mappings.remove', { raw })}
            onClick={() =>
              removeUndoably(id, { text: t('mappings.removed', { raw }), remove: () => remove.mutateAsync(id) })
            }
          />
        ),
    },
  ];
  return (
    <Panel title={t('mappings.title')} intro={t('mappings.intro')}>
      <Table
        caption={t('mappings.caption')}
        columns={columns.filter((column) => column !== false)}
        rows={rows}
        keyOf={({ id }) => id}
      />
    </Panel>
  );
}
