import { stockStateLabels } from '@kardan/contract/labels/stock';
import { type StockState, stockStates } from '@kardan/contract/values/stock';
import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { type StockQuestion, stockViewsQuery } from '#domain/dealership/stock.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { useHiddenWhileUndoable } from '#lib/undo/use-hidden-while-undoable.ts';
import { readStockQuestion, searchOf } from '../stock-address.ts';
import type { ShowStock } from '../use-stock-question.ts';
import { SaveView } from './save-view.tsx';

interface Props {
  question: StockQuestion;
  page: { states: readonly { state: StockState; count: number }[] };
  onShow: ShowStock;
}

const tab =
  'relative inline-flex min-h-11 shrink-0 items-center gap-1.5 px-3 text-sm font-medium whitespace-nowrap text-text-2 outline-offset-[-3px] hover:text-text aria-pressed:text-text aria-pressed:after:absolute aria-pressed:after:inset-x-2 aria-pressed:after:bottom-0 aria-pressed:after:h-[2.5px] aria-pressed:after:bg-accent-line';

/** The states with their counts, under every other filter, and the views that somebody has saved. */
export function StockTabs({ question, page, onShow }: Props) {
  const t = useTexts('stock');
  const locale = useLocale();
  const { filter } = question;
  const { state: chosen, ...others } = filter;
  const countOf = new Map(page.states.map(({ state, count }) => [state, count]));
  const all = page.states.reduce((sum, { count }) => sum + count, 0);
  const shown = stockStates.filter((state) => (countOf.get(state) ?? 0) > 0 || chosen?.includes(state));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would frame them as if they were a form
    <div
      role="group"
      aria-label={t('tabs')}
      className="scroll-strip -mx-(--gutter) mb-3.5 flex border-b border-line px-(--gutter) md:mx-0 md:px-0"
    >
      <button type="button" aria-pressed={!chosen} className={tab} onClick={() => onShow({ filter: others })}>
        {t('tabs.all')}
        <span className="text-xs font-regular text-text-3">{formatNumber(all, locale)}</span>
      </button>
      {shown.map((state) => (
        <button
          key={state}
          type="button"
          aria-pressed={chosen?.length === 1 && chosen[0] === state}
          className={tab}
          onClick={() => onShow({ filter: { ...others, state: [state] } })}
        >
          {stockStateLabels[locale][state]}
          <span className="text-xs font-regular text-text-3">{formatNumber(countOf.get(state) ?? 0, locale)}</span>
        </button>
      ))}
      <SavedViews question={question} onShow={onShow} />
    </div>
  );
}

function SavedViews({ question, onShow }: Omit<Props, 'page'>) {
  const t = useTexts('stock');
  const { slug } = useDealership();
  const [isSaving, setSaving] = useState(false);
  const views = useQuery(stockViewsQuery(slug)).data?.items ?? [];
  const { isShown, removeUndoably } = useHiddenWhileUndoable<number>();
  const remove = useChange(
    (viewId: number) =>
      api.removeStockView({ params: { dealershipId: slug, viewId: String(viewId) }, keepalive: true }),
    { stale: [stockViewsQuery(slug).queryKey] },
  );
  const here = JSON.stringify(searchOf({ ...question, page: 1 }));
  const isPlain = here === '{}';
  return (
    <>
      {views
        .filter(({ id }) => isShown(id))
        .map(({ id, name, query }) => {
          const isHere = query === here;
          return (
            <span key={id} className="inline-flex shrink-0 items-center">
              <button type="button" aria-pressed={isHere} className={tab} onClick={() => onShow(questionOf(query))}>
                <Icon name="layers" size={14} className="text-text-3" />
                {name}
              </button>
              {isHere && (
                <IconButton
                  icon="x"
                  size="sm"
                  label={t('views.remove', { name })}
                  onClick={() =>
                    removeUndoably(id, { text: t('views.removed', { name }), remove: () => remove.mutateAsync(id) })
                  }
                />
              )}
            </span>
          );
        })}
      {!isPlain && !views.some(({ query }) => query === here) && (
        <button type="button" className={`${tab} text-accent-text!`} onClick={() => setSaving(true)}>
          <Icon name="save" size={15} />
          {t('views.save')}
        </button>
      )}
      {isSaving && <SaveView query={here} onClose={() => setSaving(false)} />}
    </>
  );
}

/** What was saved is read like an address: it may be from before a filter was renamed. */
function questionOf(query: string): StockQuestion {
  try {
    return readStockQuestion(JSON.parse(query));
  } catch {
    return readStockQuestion({});
  }
}
