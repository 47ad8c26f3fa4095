import type { Feed } from '@kardan/contract/calls/feeds/feeds';
import { Button } from '@kardan/ui/actions/button.tsx';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { ReactNode } from 'react';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { feedPath, runPath } from '#domain/feeds/feed-pages.ts';
import { isMoving } from '#domain/feeds/feeds.ts';
import { type SetUpStep, setUpSteps } from '#domain/feeds/set-up-steps.ts';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useStartRun } from '../use-start-run.ts';

/** What is left to do before a feed is live, in order; the next step has its button. */
export function StepsPanel({ feed }: { feed: Feed }) {
  const t = useTexts('feeds');
  const { slug } = useDealership();
  const start = useStartRun({ dealershipId: slug, feedId: feed.id });
  if (feed.state === 'live' || feed.state === 'paused' || !feed.mayChange || feed.source === 'push') return null;
  const steps = setUpSteps(feed);
  const next = steps.find(({ isDone }) => !isDone)?.name;
  const { lastRun } = feed;
  const tryNow = (
    <Button size="sm" variant="accent" busy={start.isPending} onClick={() => start.mutate({ dry: true })}>
      {t('step.tryNow')}
    </Button>
  );
  // Done, and still to be tried: what the run shows was read otherwise than it would be now.
  const isStale = !lastRun || lastRun.state === 'done';
  const acts: Partial<Record<SetUpStep, ReactNode>> = {
    sites:
      feed.sites.length > 0 ? (
        <LinkButton href={`${feedPath(slug, feed.id)}#sites`} size="sm" variant="accent">
          {t('step.sites')}
        </LinkButton>
      ) : lastRun ? null : (
        tryNow
      ),
    try: isStale ? (
      tryNow
    ) : isMoving(lastRun) ? null : (
      <LinkButton href={runPath(slug, lastRun)} size="sm" variant="accent">
        {t('step.see')}
      </LinkButton>
    ),
    live: lastRun && (
      <LinkButton href={runPath(slug, lastRun)} size="sm" variant="accent">
        {t('step.see')}
      </LinkButton>
    ),
  };
  return (
    <Panel title={t('steps.title')} intro={t('steps.intro')} className="border-accent-line">
      <ol className="-mt-1">
        {steps.map(({ name, isDone }, place) => (
          <li
            key={name}
            aria-current={name === next ? 'step' : undefined}
            className="flex min-h-12 flex-wrap items-center gap-x-3.5 gap-y-2 border-b border-line py-2 text-sm last:border-0"
          >
            <span
              className={`grid size-7 shrink-0 place-items-center rounded-sm text-xs font-semi ${isDone ? 'bg-accent-soft text-accent-text' : name === next ? 'bg-accent text-on-accent' : 'bg-surface-3 text-text-2'}`}
            >
              {isDone ? <Icon name="check" size={15} /> : place + 1}
            </span>
            <span className={name === next ? 'flex-1 font-semi' : 'flex-1 text-text-2'}>
              {t(`step.${name}`)}
              {isDone && <span className="sr-only">, {t('step.done')}</span>}
            </span>
            {name === next && acts[name]}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
