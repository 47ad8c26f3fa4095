import type { BulkAct, StockFilter } from '@kardan/contract/calls/stock/stock-list';
import { Button } from '@kardan/ui/actions/button.tsx';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { Popover } from '@kardan/ui/overlays/popover.tsx';
import { useState } from 'react';
import { isChangeable, useDealership } from '#domain/dealership/current-dealership.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { printPath } from '../../print/print-address.ts';
import type { Selection } from '../use-selection.ts';
import { BulkDialog } from './bulk-dialog.tsx';

const stateActs = ['reserved', 'sold', 'withdrawn', 'active'] as const;
const id = 'bulk-states';

interface Props {
  selection: Selection;
  filter: StockFilter;
  onStarted: (runId: string) => void;
}

/** What is chosen, said as a filter where it is one, and what can be done with all of it. */
export function BulkBar({ selection, filter, onStarted }: Props) {
  const t = useTexts('stock');
  const locale = useLocale();
  const dealership = useDealership();
  const [act, setAct] = useState<BulkAct['kind'] | { state: (typeof stateActs)[number] }>();
  const { count, isWhole, total, ids } = selection;
  const number = formatNumber(count, locale);
  return (
    <section
      aria-label={t('bulk')}
      className="mb-3.5 flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-md border border-accent-line bg-accent-soft px-3.5 py-2.5 text-sm md:sticky md:top-17 md:z-10"
    >
      <p aria-live="polite" className="min-w-0 flex-1 basis-60">
        <b className="font-semi">{t(isWhole ? 'bulk.whole' : 'bulk.some', { count, number })}</b>{' '}
        {!isWhole && count < total && selection.isPageSelected && (
          <button
            type="button"
            className="min-h-9 font-semi text-accent-text underline-offset-3 hover:underline"
            onClick={selection.selectWhole}
          >
            {t('bulk.selectWhole', { count: total, number: formatNumber(total, locale) })}
          </button>
        )}{' '}
        <button
          type="button"
          className="min-h-9 font-medium text-accent-text underline-offset-3 hover:underline"
          onClick={selection.clear}
        >
          {t('bulk.clear')}
        </button>
      </p>
      <div className="flex flex-wrap gap-2">
        {isChangeable(dealership) && (
          <>
            <Button size="sm" variant="accent" icon="tag" onClick={() => setAct('price-percent')}>
              {t('bulk.price')}
            </Button>
            <Button size="sm" popoverTarget={id} className="bg-surface">
              {t('bulk.state')}
            </Button>
            <Button size="sm" className="bg-surface" onClick={() => setAct('publish')}>
              {t('bulk.publish')}
            </Button>
          </>
        )}
        <LinkButton
          size="sm"
          className="bg-surface"
          href={printPath(dealership.slug, isWhole ? { filter } : { filter: {}, ids })}
        >
          {t('bulk.print')}
        </LinkButton>
      </div>
      <Popover id={id} label={t('bulk.state')} align="end" className="w-64! p-1.5!">
        {stateActs.map((state) => (
          <button
            key={state}
            type="button"
            className="flex min-h-11 w-full items-center rounded-sm px-2.5 text-left text-sm font-medium hover:bg-surface-3"
            onClick={() => {
              document.getElementById(id)?.hidePopover();
              setAct({ state });
            }}
          >
            {t(`bulk.to.${state}`)}
          </button>
        ))}
      </Popover>
      {act && (
        <BulkDialog
          first={
            typeof act === 'object' ? { kind: 'state', ...act } : act === 'publish' ? { kind: 'publish' } : undefined
          }
          selection={selection}
          filter={filter}
          onStarted={onStarted}
          onClose={() => setAct(undefined)}
        />
      )}
    </section>
  );
}
