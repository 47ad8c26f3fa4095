import { Button } from '@kardan/ui/actions/button.tsx';
import { useState } from 'react';
import { stockKey } from '#domain/dealership/stock.ts';
import { feedsKey } from '#domain/feeds/feeds.ts';
import { nearMoment } from '#domain/feeds/moments.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { Confirm } from '#lib/page/confirm.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { useRun } from './run-context.ts';

/** The way back of a whole run: what would happen to each kind of car, and until when. */
export function UndoPanel() {
  const t = useTexts('feedRun');
  const locale = useLocale();
  const { run, id } = useRun();
  const [isAsking, setAsking] = useState(false);
  const undo = useChange(() => api.undoFeedRun({ params: id }), {
    stale: [feedsKey(id.dealershipId), stockKey(id.dealershipId)],
  });
  if (run.undo === null || !run.mayChange) return null;
  const { created, changed, withdrawn, kept, until } = run.undo;
  const rows = [
    { count: created, what: t('undo.created', { count: created }), to: t('undo.createdTo', { count: created }) },
    { count: changed, what: t('undo.changed', { count: changed }), to: t('undo.changedTo') },
    { count: withdrawn, what: t('undo.withdrawn', { count: withdrawn }), to: t('undo.withdrawnTo') },
    { count: kept, what: t('undo.kept', { count: kept }), to: t('undo.keptTo', { count: kept }) },
  ].filter(({ count }) => count > 0);
  if (created + changed + withdrawn === 0) return null;
  const name = t('number', { number: String(run.number) });
  return (
    <Panel title={t('undo.title')}>
      <dl className="-mt-2 mb-3 text-sm">
        {rows.map(({ what, to }) => (
          <div key={what} className="flex justify-between gap-3 border-b border-line py-2 last:border-0">
            <dt className="text-text-2">{what}</dt>
            <dd className="text-right font-semi">{to}</dd>
          </div>
        ))}
      </dl>
      <Button variant="danger" icon="undo-2" full busy={undo.isPending} onClick={() => setAsking(true)}>
        {t('undo.act', { run: name })}
      </Button>
      <p className="mt-2 text-xs text-text-3">{t('undo.until', { moment: nearMoment(until, locale) })}</p>
      {isAsking && (
        <Confirm
          title={t('undo.confirmTitle', { run: name })}
          confirmLabel={t('undo.act', { run: name })}
          onConfirm={() => undo.mutate(undefined)}
          onClose={() => setAsking(false)}
        >
          {t('undo.confirm')}
        </Confirm>
      )}
    </Panel>
  );
}
