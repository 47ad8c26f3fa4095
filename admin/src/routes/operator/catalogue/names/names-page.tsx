import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { Table } from '@kardan/ui/content/table.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { catalogueKey, colloquialNamesQuery } from '#domain/portal/catalogue.ts';
import { api } from '#lib/api/api.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { MoreRows } from '#lib/api/more-rows.tsx';
import { useChange } from '#lib/api/use-change.ts';
import { SearchField } from '#lib/form/search-field.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useHiddenWhileUndoable } from '#lib/undo/use-hidden-while-undoable.ts';
import { CatalogueFrame } from '../catalogue-frame.tsx';
import { AddName } from './add-name.tsx';
import { TrySentence } from './try-sentence.tsx';

/** What people call makes and models, a box to try it in, and the way to teach the search another word. */
export default function NamesPage() {
  const t = useTexts('portalCatalogue');
  const [words, setWords] = useState('');
  const names = useInfiniteQuery(colloquialNamesQuery(words));
  const { isShown, removeUndoably } = useHiddenWhileUndoable<number>();
  const remove = useChange(
    (id: number) => api.removeColloquialName({ params: { nameId: String(id) }, keepalive: true }),
    {
      stale: [catalogueKey],
    },
  );
  return (
    <CatalogueFrame tab="names">
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <AddName />
        <TrySentence />
      </div>
      <Panel title={t('name.all')} className="mt-4">
        <div className="mb-3 flex">
          <SearchField label={t('name.search')} placeholder={t('name.search')} value={words} onSearch={setWords} />
        </div>
        <Loaded query={names} skeleton={<Skeleton className="h-64" />}>
          {({ pages }) => {
            const items = pages.flatMap((page) => page.items).filter(({ id }) => id === null || isShown(id));
            if (items.length === 0)
              return (
                <EmptyState icon="search" title={t('name.none')} headingLevel={3}>
                  {t('name.noneText')}
                </EmptyState>
              );
            return (
              <Table
                caption={t('name.all')}
                rows={items}
                keyOf={({ word, vehicles }) => `${word} ${vehicles[0]?.vehicle}`}
                columns={[
                  {
                    id: 'word',
                    header: t('name.word'),
                    main: true,
                    cell: ({ word, source }) => (
                      <span className="flex flex-wrap items-center gap-2">
                        <b className="font-semi">{word}</b>
                        {source === 'operator' && <Badge tone="accent">{t('name.own')}</Badge>}
                      </span>
                    ),
                  },
                  {
                    id: 'means',
                    header: t('name.means'),
                    cell: ({ vehicles }) => vehicles.map(({ name }) => name).join(', '),
                  },
                  {
                    id: 'act',
                    header: t('act'),
                    numeric: true,
                    cell: ({ id, word }) =>
                      id === null ? (
                        <span className="text-xs text-text-3">{t('name.builtIn')}</span>
                      ) : (
                        <IconButton
                          icon="trash-2"
                          size="sm"
                          label={t('name.remove', { word })}
                          onClick={() =>
                            removeUndoably(id, {
                              text: t('name.removed', { word }),
                              remove: () => remove.mutateAsync(id),
                            })
                          }
                        />
                      ),
                  },
                ]}
              />
            );
          }}
        </Loaded>
        <MoreRows query={names} />
      </Panel>
    </CatalogueFrame>
  );
}
