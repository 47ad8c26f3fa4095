import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { Table } from '@kardan/ui/content/table.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { formatDay } from '@kardan/ui/formats/format.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { catalogueKey, decidedMappingsQuery } from '#domain/portal/catalogue.ts';
import { RawValue } from '#features/feed-values/raw-value.tsx';
import { useFeedWords } from '#features/feed-values/use-feed-words.ts';
import { api } from '#lib/api/api.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { MoreRows } from '#lib/api/more-rows.tsx';
import { useChange } from '#lib/api/use-change.ts';
import { SearchField } from '#lib/form/search-field.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { useHiddenWhileUndoable } from '#lib/undo/use-hidden-while-undoable.ts';

/** What values mean for everybody; a decision can be taken back. */
export function DecidedMappings() {
  const t = useTexts('portalCatalogue');
  const f = useTexts('feeds');
  const words = useFeedWords();
  const locale = useLocale();
  const [sought, setSought] = useState('');
  const mappings = useInfiniteQuery(decidedMappingsQuery(sought));
  const { isShown, removeUndoably } = useHiddenWhileUndoable<number>();
  const remove = useChange(
    (id: number) => api.removeDecidedMapping({ params: { mappingId: String(id) }, keepalive: true }),
    { stale: [catalogueKey] },
  );
  return (
    <>
      <div className="mb-4 flex">
        <SearchField label={t('value.search')} placeholder={t('value.search')} value={sought} onSearch={setSought} />
      </div>
      <Loaded query={mappings} skeleton={<Skeleton className="h-64" />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items).filter(({ id }) => isShown(id));
          if (items.length === 0)
            return (
              <EmptyState icon="list-checks" title={t('decided.none')}>
                {t('decided.noneText')}
              </EmptyState>
            );
          return (
            <div className="rounded-md border border-line bg-surface px-4 py-1 md:p-2.5">
              <Table
                caption={t('value.decided')}
                rows={items}
                keyOf={({ id }) => id}
                columns={[
                  {
                    id: 'raw',
                    header: t('value.raw'),
                    main: true,
                    cell: ({ raw, value }) => (
                      <>
                        <RawValue raw={raw} none="" /> →{' '}
                        <b className="font-semi">{value === null ? t('value.nothing') : words.mapped(value)}</b>
                      </>
                    ),
                  },
                  { id: 'column', header: t('value.column'), cell: ({ column }) => column },
                  { id: 'format', header: t('value.format'), cell: ({ format }) => f(`format.${format}`) },
                  { id: 'at', header: t('decided.at'), cell: ({ at }) => formatDay(at.slice(0, 10), locale) },
                  {
                    id: 'act',
                    header: t('act'),
                    numeric: true,
                    cell: ({ id, raw }) => (
                      <IconButton
                        icon="trash-2"
                        size="sm"
                        label={t('decided.remove', { raw })}
                        onClick={() =>
                          removeUndoably(id, {
                            text: t('decided.removed', { raw }),
                            remove: () => remove.mutateAsync(id),
                          })
                        }
                      />
                    ),
                  },
                ]}
              />
            </div>
          );
        }}
      </Loaded>
      <MoreRows query={mappings} />
    </>
  );
}
