import type { TodayTask } from '@kardan/contract/calls/admin/reports';
import { maxTodayTasks } from '@kardan/contract/values/reports';
import { Button } from '@kardan/ui/actions/button.tsx';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import type { ReactNode } from 'react';
import { useAccount } from '#domain/account/own-account.ts';
import { isManager, isStaff } from '#domain/account/rights.ts';
import { dealershipPath } from '#domain/addresses.ts';
import { isChangeable, useDealership } from '#domain/dealership/current-dealership.ts';
import { stockKey } from '#domain/dealership/stock.ts';
import { todayQuery } from '#domain/statistics/statistics.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { useHiddenWhileUndoable } from '#lib/undo/use-hidden-while-undoable.ts';
import { renewOffers } from './renew-offers.ts';
import { taskLine } from './task-words.ts';
import { todosFor } from './todos.ts';

interface Line {
  key: string;
  icon: Parameters<typeof Icon>[0]['name'];
  title: string;
  why: string;
  /** Nothing where the person only looks. */
  act?: (variant: 'accent' | 'ghost') => ReactNode;
}

/** At most five lines, what is worth most first; the person's own account comes last. */
export function TaskList({ tasks }: { tasks: readonly TodayTask[] }) {
  const t = useTexts('today');
  const mayAct = useMayAct();
  const lines = [...useTaskLines(tasks), ...useAccountLines()].slice(0, maxTodayTasks);
  if (lines.length === 0)
    return (
      <div className="flex items-center gap-4">
        <span className="grid size-13 shrink-0 place-items-center rounded-sm bg-accent-soft text-accent-text">
          <Icon name="circle-check" size={26} />
        </span>
        <div>
          <p className="wide-sm text-lg font-semi">{t('none.title')}</p>
          <p className="text-sm text-text-2">{t('none.text')}</p>
        </div>
      </div>
    );
  return (
    <>
      {!mayAct && tasks.length > 0 && <p className="mb-3 text-sm text-text-2">{t('lookOnly')}</p>}
      <LineList lines={lines} />
    </>
  );
}

function LineList({ lines }: { lines: readonly Line[] }) {
  return (
    <ul>
      {lines.map(({ key, icon, title, why, act }, place) => (
        <li
          key={key}
          className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line py-3 first:border-0 first:pt-0 last:pb-0"
        >
          <span
            className={`grid size-9 shrink-0 place-items-center rounded-sm ${place === 0 ? 'bg-accent text-on-accent' : 'bg-surface-3 text-text-2'}`}
          >
            <Icon name={icon} size={18} />
          </span>
          <div className="min-w-0 flex-1 basis-52">
            <p className="text-sm font-semi">{title}</p>
            <p className="text-xs text-text-2">{why}</p>
          </div>
          {act?.(place === 0 ? 'accent' : 'ghost')}
        </li>
      ))}
    </ul>
  );
}

/** Whether the person works off what is to do: others see it, and would be refused. */
function useMayAct(): boolean {
  const dealership = useDealership();
  return isStaff(dealership.role) && isChangeable(dealership);
}

/** Lines of the dealership, each with its one act, for those whose role can do it; who only looks is told all of them. */
function useTaskLines(tasks: readonly TodayTask[]): Line[] {
  const t = useTexts('today');
  const locale = useLocale();
  const { slug, role } = useDealership();
  const mayAct = useMayAct();
  const { isShown, removeUndoably } = useHiddenWhileUndoable<string>();
  const stale = [todayQuery(slug).queryKey, stockKey(slug)];
  const publish = useChange(
    (listingId: number) =>
      api.publishListing({ params: { dealershipId: slug, listingId: String(listingId) }, keepalive: true }),
    { stale },
  );
  // At once, unlike one car: it takes several calls, and a page that is left sends no more than one.
  const renewAll = useChange(() => renewOffers(slug), {
    stale,
    onDone: ({ renewed, refused }) => {
      const done = renewed > 0 ? [t('ending.doneAll', { count: renewed })] : [];
      const not = refused > 0 ? [t('ending.notAll', { count: refused })] : [];
      showToast({ text: [...done, ...not].join('. '), isFailure: refused > 0 });
    },
  });
  const words = { t, locale, now: new Date() };
  return tasks
    .filter(({ kind }) => isShown(kind) && (!mayAct || kind !== 'incomplete-profile' || isManager(role)))
    .map((task) => {
      const { page, act, ...line } = taskLine(task, words);
      const { kind, listing } = task;
      if (!mayAct) return { ...line, key: kind };
      const done = publishes(task);
      const isMany = done === 'ending.doneAll';
      return {
        ...line,
        key: kind,
        act: (variant) =>
          done && listing ? (
            <Button
              size="sm"
              variant={variant}
              className="min-w-32 max-md:ml-13"
              busy={isMany && renewAll.isPending}
              onClick={() =>
                isMany
                  ? renewAll.mutate(undefined)
                  : removeUndoably(kind, {
                      text: t(done, { car: listing.title }),
                      remove: () => publish.mutateAsync(listing.id),
                    })
              }
            >
              {act}
            </Button>
          ) : (
            <LinkButton href={dealershipPath(slug, page)} size="sm" variant={variant} className="min-w-32 max-md:ml-13">
              {act}
            </LinkButton>
          ),
      };
    });
}

/** What is said once publishing was all there is to do: what waits goes online, offers that end are renewed, all at once. */
function publishes({ kind, count }: TodayTask): 'ending.done' | 'ending.doneAll' | 'unpublished.done' | undefined {
  if (kind === 'ending-offers') return count === 1 ? 'ending.done' : 'ending.doneAll';
  return kind === 'unpublished-changes' && count === 1 ? 'unpublished.done' : undefined;
}

function useAccountLines(): Line[] {
  const t = useTexts('home');
  return todosFor(useAccount(), useDealership()).map(({ name, icon, href, count = 0 }) => ({
    key: name,
    icon,
    title: t(`todo.${name}`),
    why: t(`todo.${name}Why`, { count }),
    act: (variant) => (
      <LinkButton href={href} size="sm" variant={variant} className="min-w-32 max-md:ml-13">
        {t(`todo.${name}Act`)}
      </LinkButton>
    ),
  }));
}
