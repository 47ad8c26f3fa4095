import { stockPageSize } from '@kardan/contract/values/stock';
import { Button } from '@kardan/ui/actions/button.tsx';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { dealershipPath } from '#domain/addresses.ts';
import { isChangeable, useDealership } from '#domain/dealership/current-dealership.ts';
import { stockQuery } from '#domain/dealership/stock.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { KeysHelp } from '#lib/page/keys-help.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { printPath } from '../print/print-address.ts';
import { StateNotice } from '../state-notice.tsx';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { BulkStrip } from './bulk/bulk-strip.tsx';
import { useKeptRun } from './bulk/use-bulk-run.ts';
import { ExportButton } from './export-button.tsx';
import { StockFilters } from './stock-filters.tsx';
import { useColumns } from './table/columns.ts';
import { StockPages } from './table/stock-pages.tsx';
import { StockTable } from './table/stock-table.tsx';
import { useSelection } from './use-selection.ts';
import { stockKeys, useStockKeys } from './use-stock-keys.ts';
import { useStockQuestion } from './use-stock-question.ts';
import { StockTabs } from './views/stock-tabs.tsx';

/** The dealership's cars: searched, filtered and sorted by the server, changed one by one or many at once. */
export default function OffersPage() {
  const t = useTexts('stock');
  const locale = useLocale();
  const dealership = useDealership();
  const { slug, name } = dealership;
  const { question, show } = useStockQuestion();
  const stock = useQuery(stockQuery(slug, question));
  const selection = useSelection(slug, stock.data, question.filter);
  const lastRun = useKeptRun();
  const columns = useColumns();
  const [isHelping, setHelping] = useState(false);
  const keys = useStockKeys({
    toggle: selection.toggle,
    toggleAll: selection.togglePage,
    help: () => setHelping(true),
  });
  // The last cars of the last page are gone meanwhile, or the address is old.
  const lastPage = Math.max(1, Math.ceil((stock.data?.total ?? 0) / stockPageSize));
  const isBeyond = stock.data !== undefined && !stock.isPlaceholderData && question.page > lastPage;
  const turnBack = useEffectEvent(() => show({ page: lastPage }, { replace: true }));
  useEffect(() => {
    if (isBeyond) turnBack();
  }, [isBeyond]);
  const all = stock.data?.states.reduce((sum, { count }) => sum + count, 0);
  const isNew = all === 0 && Object.keys(question.filter).length === 0;
  return (
    <>
      <PageHead
        title={t('title')}
        tabTitle={`${t('title')}, ${name}`}
        intro={all !== undefined && !isNew && t('intro', { count: all, number: formatNumber(all, locale) })}
        actions={
          <>
            <LinkButton href={printPath(slug, { filter: question.filter })} icon="printer">
              {t('print')}
            </LinkButton>
            <ExportButton filter={question.filter} />
          </>
        }
      />
      <div className="mb-4 empty:hidden">
        <StateNotice />
      </div>
      <Loaded query={stock} skeleton={<Skeleton className="h-96" />}>
        {(page) =>
          isNew ? (
            <FirstCar />
          ) : (
            <div ref={keys.area}>
              <StockTabs question={question} page={page} onShow={show} />
              <StockFilters
                question={question}
                makes={page.makes}
                columns={columns}
                onShow={show}
                onHelp={() => setHelping(true)}
              />
              {lastRun.runId && <BulkStrip key={lastRun.runId} runId={lastRun.runId} onForget={lastRun.forget} />}
              {selection.count > 0 && (
                <BulkBar selection={selection} filter={question.filter} onStarted={lastRun.keep} />
              )}
              {page.total === 0 ? (
                <NoCar onReset={() => show({ filter: {}, page: 1 })} />
              ) : (
                <>
                  <StockTable
                    rows={page.items}
                    question={question}
                    columns={columns.chosen}
                    selection={selection}
                    isStale={stock.isPlaceholderData}
                    onShow={show}
                  />
                  <StockPages question={question} total={page.total} onShow={show} />
                </>
              )}
            </div>
          )
        }
      </Loaded>
      {isHelping && (
        <KeysHelp
          title={t('keys.title')}
          where={t('keys.where')}
          keys={stockKeys.map((key) => [key, t(`keys.${key}`)])}
          onClose={() => setHelping(false)}
        />
      )}
    </>
  );
}

function FirstCar() {
  const t = useTexts('stock');
  const dealership = useDealership();
  return (
    <EmptyState
      icon="car-front"
      title={t('first.title')}
      action={
        isChangeable(dealership) && (
          <LinkButton href={dealershipPath(dealership.slug, 'offers/new')} variant="accent" icon="plus">
            {t('new')}
          </LinkButton>
        )
      }
    >
      {t('first.text')}
    </EmptyState>
  );
}

function NoCar({ onReset }: { onReset: () => void }) {
  const t = useTexts('stock');
  return (
    <EmptyState icon="search" title={t('none.title')} action={<Button onClick={onReset}>{t('none.reset')}</Button>}>
      {t('none.text')}
    </EmptyState>
  );
}
