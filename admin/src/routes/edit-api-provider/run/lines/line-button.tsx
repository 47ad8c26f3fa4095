import type { FeedLine } from '@kardan/contract/calls/feeds/runs';
import { Button } from '@kardan/ui/actions/button.tsx';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useAccount } from '#domain/account/own-account.ts';
import { dealershipsOf } from '#domain/account/rights.ts';
import { dealershipPath } from '#domain/addresses.ts';
import { stockKey } from '#domain/dealership/stock.ts';
import { feedPath } from '#domain/feeds/feed-pages.ts';
import { feedsKey } from '#domain/feeds/feeds.ts';
import type { LineAct } from '#domain/feeds/line-act.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useRun } from '../run-context.ts';
import { useMappedGroup } from '../use-mapped-group.ts';

/** The one verb of a finding. A car may stand at another site of the group than the one that the page is below. */
export function LineButton({ line, act }: { line: FeedLine; act: LineAct }) {
  const t = useTexts('feedRun');
  const { id, run, feed } = useRun();
  const { show } = useMappedGroup();
  const account = useAccount();
  const site = dealershipsOf(account).find((each) => each.id === line.dealershipId)?.slug ?? id.dealershipId;
  const stale = [feedsKey(id.dealershipId), stockKey(site)];
  const unlock = useChange(
    (to: Extract<LineAct, { kind: 'unlock' }>) =>
      api.unlockFeedFields({
        params: { dealershipId: site, listingId: String(to.listingId) },
        body: { fields: [to.field], now: false },
      }),
    { stale, onDone: () => showToast({ text: t('unlocked') }) },
  );
  const sell = useChange(
    (listingId: number) =>
      api.moveListing({ params: { dealershipId: site, listingId: String(listingId) }, body: { state: 'sold' } }),
    { stale, onDone: () => showToast({ text: t('soldDone', { car: line.title }) }) },
  );
  const label = t(`act.${act.kind}`);
  const look = {
    size: 'sm',
    'aria-label': t('act.ofCar', { act: label, car: line.title || (line.number ?? '') }),
  } as const;
  switch (act.kind) {
    case 'map':
      return run.mayChange ? (
        <Button {...look} onClick={() => show(act.column, act.raw)}>
          {label}
        </Button>
      ) : null;
    case 'sites':
    case 'questions':
      return feed.mayChange ? (
        <LinkButton {...look} href={`${feedPath(id.dealershipId, feed.id)}#${act.kind}`}>
          {label}
        </LinkButton>
      ) : null;
    case 'unlock':
      return (
        <Button {...look} icon="lock-open" busy={unlock.isPending} onClick={() => unlock.mutate(act)}>
          {label}
        </Button>
      );
    case 'open':
      return (
        <LinkButton {...look} href={dealershipPath(site, `offers/${act.listingId}/edit`)}>
          {label}
        </LinkButton>
      );
    case 'sold':
      return (
        <Button {...look} busy={sell.isPending} onClick={() => sell.mutate(act.listingId)}>
          {label}
        </Button>
      );
  }
}
