import type { BulkRun } from '@kardan/contract/calls/stock/stock-list';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAccount } from '#domain/account/own-account.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { stockKey } from '#domain/dealership/stock.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { stored } from '#lib/browser/stored.ts';

const pollMs = 700;

/** A bulk act that was started: how far it is, and the way back. Once it has ended, the stock is asked for again. */
export function useBulkRun(runId: string | undefined) {
  const { slug } = useDealership();
  const client = useQueryClient();
  const queryKey = ['bulk', slug, runId];
  const params = { dealershipId: slug, bulkId: runId ?? '' };
  const { data: run, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.bulkRun({ params, signal }),
    enabled: runId !== undefined,
    refetchInterval: ({ state }) => (isMoving(state.data) ? pollMs : false),
  });
  const isRunning = isMoving(run);
  const wasRunning = useRef(false);
  const refresh = useEffectEvent(() => client.invalidateQueries({ queryKey: stockKey(slug) }));
  useEffect(() => {
    if (!isRunning && wasRunning.current) void refresh();
    wasRunning.current = isRunning;
  }, [isRunning]);
  const undo = useChange(() => api.undoBulk({ params }), {
    onDone: (answer) => client.setQueryData(queryKey, answer),
  });
  return { run, error, undo };
}

/** The last bulk act of this person here, kept on the device: it can be taken back after its window is closed, or the page. */
export function useKeptRun() {
  const key = `bulk-run:${useAccount().id}:${useDealership().slug}`;
  const place = stored('local', key);
  const [kept, setKept] = useState(() => ({ key, runId: place.read() }));
  return {
    runId: kept.key === key ? kept.runId : place.read(),
    keep: (runId: string) => {
      place.write(runId);
      setKept({ key, runId });
    },
    forget: () => {
      place.remove();
      setKept({ key, runId: undefined });
    },
  };
}

function isMoving(run: BulkRun | undefined): boolean {
  return run?.state === 'running' || run?.state === 'undoing';
}
