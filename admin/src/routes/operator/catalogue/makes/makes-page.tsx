import { Button } from '@kardan/ui/actions/button.tsx';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { Table } from '@kardan/ui/content/table.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { makesToEditQuery } from '#domain/portal/catalogue.ts';
import { makePath } from '#domain/portal/catalogue-pages.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { SearchField } from '#lib/form/search-field.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { matchesWords } from '#lib/pick/match-words.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { CatalogueFrame } from '../catalogue-frame.tsx';
import { RowFlags } from '../row-flags.tsx';
import { MakeForm } from './make-form.tsx';

/** All makes, and the way to their models. */
export default function MakesPage() {
  const t = useTexts('portalCatalogue');
  const locale = useLocale();
  const navigate = useNavigate();
  const makes = useQuery(makesToEditQuery);
  const [words, setWords] = useState('');
  const [isAdding, setAdding] = useState(false);
  return (
    <CatalogueFrame
      tab="makes"
      actions={
        <Button variant="accent" icon="plus" onClick={() => setAdding(true)}>
          {t('make.add')}
        </Button>
      }
    >
      <div className="mb-4 flex">
        <SearchField label={t('make.search')} placeholder={t('make.search')} value={words} onSearch={setWords} />
      </div>
      <Loaded query={makes} skeleton={<Skeleton className="h-96" />}>
        {({ items }) => {
          const shown = items.filter(({ name, slug }) => matchesWords(`${name} ${slug}`, words));
          if (shown.length === 0)
            return (
              <EmptyState icon="book-open" title={t('make.none')}>
                {t('make.noneText')}
              </EmptyState>
            );
          return (
            <div className="rounded-md border border-line bg-surface px-4 py-1 md:p-2.5">
              <Table
                caption={t('tab.makes')}
                rows={shown}
                keyOf={({ id }) => id}
                columns={[
                  {
                    id: 'name',
                    header: t('make.name'),
                    main: true,
                    cell: (make) => (
                      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                        <TextLink href={makePath(make.id)}>{make.name}</TextLink>
                        <RowFlags {...make} />
                      </span>
                    ),
                  },
                  { id: 'slug', header: t('slug'), cell: ({ slug }) => <span className="text-text-2">{slug}</span> },
                  { id: 'kind', header: t('make.kind'), cell: ({ kind }) => t(`kind.${kind}`) },
                  { id: 'country', header: t('make.country'), cell: ({ country }) => country ?? '–' },
                  {
                    id: 'models',
                    header: t('make.models'),
                    numeric: true,
                    cell: ({ models }) => formatNumber(models, locale),
                  },
                ]}
              />
            </div>
          );
        }}
      </Loaded>
      {isAdding && (
        <Modal title={t('make.add')} onClose={() => setAdding(false)}>
          <MakeForm onSaved={({ id }) => void navigate({ href: makePath(id) })} />
        </Modal>
      )}
    </CatalogueFrame>
  );
}
