import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { Table } from '@kardan/ui/content/table.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { codeQuery, unknownCodesQuery } from '#domain/portal/catalogue.ts';
import { modelPath } from '#domain/portal/catalogue-pages.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { MoreRows } from '#lib/api/more-rows.tsx';
import { SearchField } from '#lib/form/search-field.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { CatalogueFrame } from '../catalogue-frame.tsx';
import { CountedAt } from '../values/counted-at.tsx';

/** National codes: what one means, and those of cars that no version has. */
export default function CodesPage() {
  const t = useTexts('portalCatalogue');
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const code = /^\d{6}$/.test(typed) ? typed : undefined;
  const unknown = useInfiniteQuery(unknownCodesQuery);
  return (
    <CatalogueFrame tab="codes">
      <div className="grid gap-4">
        <Panel title={t('code.find')} intro={t('code.findIntro')}>
          <div className="flex max-w-sm">
            <SearchField label={t('code.digits')} placeholder={t('code.digits')} value={typed} onSearch={setTyped} />
          </div>
          <div aria-live="polite" className="mt-3 empty:hidden">
            {code ? (
              <CodeMeaning code={code} />
            ) : (
              typed !== '' && <p className="text-sm text-text-2">{t('code.six')}</p>
            )}
          </div>
        </Panel>
        <Panel title={t('code.unknown')} intro={t('code.unknownIntro')} actions={<CountedAt query={unknown} />}>
          <Loaded query={unknown} skeleton={<Skeleton className="h-64" />}>
            {({ pages }) => {
              const items = pages.flatMap((page) => page.items);
              if (items.length === 0)
                return (
                  <EmptyState icon="circle-check" title={t('code.allKnown')} headingLevel={3}>
                    {t('code.allKnownText')}
                  </EmptyState>
                );
              return (
                <Table
                  caption={t('code.unknown')}
                  rows={items}
                  keyOf={({ raw }) => raw}
                  columns={[
                    {
                      id: 'code',
                      header: t('code.short'),
                      main: true,
                      cell: ({ raw }) => <b className="font-semi">{raw}</b>,
                    },
                    { id: 'vehicle', header: t('code.vehicle'), cell: ({ vehicle }) => vehicle ?? t('code.mixed') },
                    {
                      id: 'cars',
                      header: t('cars'),
                      numeric: true,
                      cell: ({ cars }) => formatNumber(cars, locale),
                    },
                    {
                      id: 'dealerships',
                      header: t('dealerships'),
                      numeric: true,
                      cell: ({ dealerships }) => formatNumber(dealerships, locale),
                    },
                    {
                      id: 'act',
                      header: t('act'),
                      numeric: true,
                      cell: ({ raw, modelId }) =>
                        modelId !== null && (
                          <TextLink href={`${modelPath(modelId)}?code=${raw}`} className="min-h-11 md:min-h-9">
                            {t('code.give')}
                          </TextLink>
                        ),
                    },
                  ]}
                />
              );
            }}
          </Loaded>
          <MoreRows query={unknown} />
        </Panel>
      </div>
    </CatalogueFrame>
  );
}

function CodeMeaning({ code }: { code: string }) {
  const t = useTexts('portalCatalogue');
  const finding = useQuery(codeQuery(code));
  return (
    <Loaded query={finding} skeleton={<Skeleton className="h-16" />}>
      {({ versions, cars }) => (
        <div className="grid gap-1 text-sm">
          {versions.length === 0 && <p>{t('code.nobody', { code })}</p>}
          {versions.map(({ id, modelId, model, name, years }, place) => (
            <p key={id}>
              <TextLink href={modelPath(modelId)}>{model}</TextLink> {name}{' '}
              <span className="text-text-2">
                {years} {place > 0 && t('code.less')}
              </span>
            </p>
          ))}
          <p className="text-xs text-text-2">{t('code.cars', { count: cars })}</p>
        </div>
      )}
    </Loaded>
  );
}
