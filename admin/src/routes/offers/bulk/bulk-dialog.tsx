import type { BulkAct, BulkRun, StockFilter } from '@kardan/contract/calls/stock/stock-list';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { queryOf } from '#domain/dealership/stock.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { Modal } from '#lib/page/modal.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { Selection } from '../use-selection.ts';
import { BulkChanges } from './bulk-changes.tsx';
import { PriceRule } from './price-rule.tsx';
import { RunState } from './run-state.tsx';
import { useBulkRun } from './use-bulk-run.ts';

interface Props {
  /** What is to be done; a price is still to be told. */
  first: BulkAct | undefined;
  selection: Selection;
  filter: StockFilter;
  onStarted: (runId: string) => void;
  onClose: () => void;
}

/** Says what to do, shows every car before and after, does it in the background, and takes it back as a whole. */
export function BulkDialog({ first, selection, filter, onStarted, onClose }: Props) {
  const t = useTexts('stock');
  const { slug } = useDealership();
  const client = useQueryClient();
  const [preview, setPreview] = useState<BulkRun>();
  const asked = useRef<BulkAct>(undefined);
  const params = { dealershipId: slug };
  const ask = useChange(
    (act: BulkAct) =>
      api.previewBulk({
        params,
        body: { filter: queryOf(filter), act, ...(selection.ids && { listingIds: selection.ids }) },
      }),
    // What runs is what was shown: a preview of a rule that has changed meanwhile is none.
    { onDone: (answer, act) => act === asked.current && setPreview(answer) },
  );
  const askFor = (act: BulkAct | undefined) => {
    asked.current = act;
    setPreview(undefined);
    if (act) ask.mutate(act);
  };
  // Once, when the dialog opens: the rule is known where it is no price.
  const askFirst = useEffectEvent(() => first && askFor(first));
  useEffect(() => void askFirst(), []);
  const [startedId, setStartedId] = useState<string>();
  const { run: steered, undo } = useBulkRun(startedId);
  const start = useChange((bulkId: string) => api.startBulk({ params: { ...params, bulkId } }), {
    onDone: (answer) => {
      client.setQueryData(['bulk', slug, answer.id], answer);
      setStartedId(answer.id);
      onStarted(answer.id);
    },
  });
  const shown = steered ?? preview;
  const kind = first?.kind ?? 'price';
  const changing = preview ? preview.total - preview.refused : 0;
  return (
    <Modal
      title={t(`bulk.title.${kind === 'state' || kind === 'publish' ? kind : 'price'}`)}
      wide
      onClose={onClose}
      footer={
        <>
          {!steered && (
            <Button
              variant="accent"
              disabled={changing === 0}
              busy={start.isPending}
              busyLabel={t('bulk.starting')}
              onClick={() => preview && start.mutate(preview.id)}
            >
              {t('bulk.start', { count: changing })}
            </Button>
          )}
          {steered?.state === 'done' && (
            <Button icon="undo-2" busy={undo.isPending} onClick={() => undo.mutate(undefined)}>
              {t('bulk.undo')}
            </Button>
          )}
          <Button onClick={onClose}>{t(steered ? 'bulk.close' : 'bulk.cancel')}</Button>
        </>
      }
    >
      {!steered && !first && <PriceRule busy={ask.isPending} onAsk={askFor} onChange={() => askFor(undefined)} />}
      {ask.isPending && <Skeleton className="h-40" />}
      {shown && (
        <div className="my-4">
          <RunState run={shown} />
          {(shown.state === 'running' || shown.state === 'undoing') && (
            <p className="mt-2 text-xs text-text-2">{t('bulk.mayLeave')}</p>
          )}
        </div>
      )}
      {shown && <BulkChanges run={shown} />}
    </Modal>
  );
}
