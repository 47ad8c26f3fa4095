import { Button } from '@kardan/ui/actions/button.tsx';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { formatDay } from '@kardan/ui/formats/format.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { useChange } from '#lib/api/use-change.ts';
import { Panel } from '#lib/page/panel.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { ownSessionsQuery } from './queries.ts';

const stale = [ownSessionsQuery.queryKey];

/** Where the account is signed in, and the way to end it there. */
export function SessionsPanel() {
  const t = useTexts('account');
  const locale = useLocale();
  const sessions = useQuery(ownSessionsQuery);
  const end = useChange((id: string) => api.endSession({ params: { id } }), {
    stale,
    onDone: () => showToast({ text: t('sessions.ended') }),
  });
  const endOthers = useChange(() => api.endOtherSessions(), {
    stale,
    onDone: () => showToast({ text: t('sessions.othersEnded') }),
  });
  const hasOthers = (sessions.data?.items.length ?? 0) > 1;
  return (
    <Panel
      title={t('sessions.title')}
      intro={t('sessions.intro')}
      actions={
        hasOthers && (
          <Button size="sm" busy={endOthers.isPending} onClick={() => endOthers.mutate(undefined)}>
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      <Loaded query={sessions} skeleton={<Skeleton className="h-12" />}>
        {({ items }) => (
          <ul>
            {items.map(({ id, isCurrent, device, kind, createdAt, lastSeenOn }) => (
              <li
                key={id}
                className="flex items-center gap-3 border-b border-line py-3 first:pt-0 last:border-0 last:pb-0"
              >
                <Icon
                  name={/Android|iPhone|iPad/.test(device) ? 'smartphone' : 'monitor'}
                  size={20}
                  className="text-text-3"
                />
                <div className="min-w-0 flex-1">
                  <p className="flex flex-wrap items-center gap-2 text-sm font-semi">
                    {device}
                    {kind === 'other' && <Badge>{t('sessions.program')}</Badge>}
                    {isCurrent && <Badge tone="accent">{t('sessions.current')}</Badge>}
                  </p>
                  <p className="text-xs text-text-2">
                    {t('sessions.since', { day: formatDay(createdAt, locale), seen: formatDay(lastSeenOn, locale) })}
                  </p>
                </div>
                {!isCurrent && (
                  <Button
                    size="sm"
                    aria-label={t('sessions.endOf', { device })}
                    busy={end.isPending && end.variables === id}
                    onClick={() => end.mutate(id)}
                  >
                    {t('sessions.end')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}
