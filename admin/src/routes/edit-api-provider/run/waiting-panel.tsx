import { Button } from '@kardan/ui/actions/button.tsx';
import { Notice } from '@kardan/ui/feedback/notice.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useState } from 'react';
import { feedsKey } from '#domain/feeds/feeds.ts';
import { sitesOverLimit } from '#domain/feeds/sites-over-limit.ts';
import { FigureTable } from '#features/figures/figure-table.tsx';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { Confirm } from '#lib/page/confirm.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { useRun } from './run-context.ts';

/** More cars are missing from the file than may vanish by themselves: somebody says whether the file is whole. */
export function WaitingPanel() {
  const t = useTexts('feedRun');
  const { run, id } = useRun();
  const [isAsking, setAsking] = useState(false);
  const answer = useChange((withdraw: boolean) => api.continueFeedRun({ params: id, body: { withdraw } }), {
    stale: [feedsKey(id.dealershipId)],
    onDone: (_, withdraw) => showToast({ text: t(withdraw ? 'waiting.withdrawing' : 'waiting.kept') }),
  });
  if (run.state !== 'waiting') return null;
  const { vanishing, cars, bySite } = run.protection;
  return (
    <Notice
      kind="error"
      title={t('waiting.title', { vanishing, count: cars })}
      actions={
        run.mayChange && (
          <>
            <Button variant="accent" busy={answer.isPending} onClick={() => answer.mutate(false)}>
              {t('waiting.keep')}
            </Button>
            <Button variant="danger" onClick={() => setAsking(true)}>
              {t('waiting.withdraw', { count: vanishing })}
            </Button>
          </>
        )
      }
    >
      {sitesOverLimit(run.protection).map(({ dealershipId, name, vanishing: missing, allowed }) => (
        <p key={dealershipId}>{t('waiting.over', { site: name, missing, allowed })}</p>
      ))}
      <p>{t('waiting.text')}</p>
      {bySite.length > 1 && <BySite />}
      {isAsking && (
        <Confirm
          title={t('waiting.confirmTitle', { count: vanishing })}
          confirmLabel={t('waiting.withdraw', { count: vanishing })}
          onConfirm={() => answer.mutate(true)}
          onClose={() => setAsking(false)}
        >
          {t('waiting.confirm')}
        </Confirm>
      )}
    </Notice>
  );
}

function BySite() {
  const t = useTexts('feedRun');
  const locale = useLocale();
  const { bySite } = useRun().run.protection;
  return (
    <FigureTable
      caption={t('waiting.bySite')}
      rows={bySite.filter(({ vanishing }) => vanishing > 0)}
      keyOf={({ dealershipId }) => dealershipId}
      columns={[
        { id: 'site', header: t('waiting.site'), cell: ({ name }) => name, main: true },
        { id: 'cars', header: t('waiting.cars'), cell: ({ cars }) => formatNumber(cars, locale), numeric: true },
        {
          id: 'missing',
          header: t('waiting.missing'),
          cell: ({ vanishing }) => <b className="font-semi text-text">{formatNumber(vanishing, locale)}</b>,
          numeric: true,
        },
        {
          id: 'allowed',
          header: t('waiting.allowed'),
          cell: ({ allowed }) => formatNumber(allowed, locale),
          numeric: true,
        },
      ]}
    />
  );
}
