import { Button } from '@kardan/ui/actions/button.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '#lib/api/api.ts';
import { confirmIdentity } from '#lib/session/confirm-identity.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

const minuteMs = 60_000;
const noticeMinutes = 10;

const liveSessionQuery = queryOptions({
  queryKey: ['live-session'],
  queryFn: ({ signal }) => api.ping({ signal }),
  refetchInterval: 5 * minuteMs,
});

/** Ten minutes before the session ends for good, which no renewal puts off: who signs in again now is not interrupted. */
export function SessionNotice() {
  const t = useTexts('shell');
  const { data, refetch } = useQuery(liveSessionQuery);
  const nowMs = useNowMs();
  const minutes = data ? Math.ceil((Date.parse(data.sessionEndsAt) - nowMs) / minuteMs) : noticeMinutes + 1;
  const isEnding = minutes <= noticeMinutes && minutes > 0;
  return (
    <div role="status">
      {isEnding && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-accent-soft px-(--gutter) py-2 text-sm">
          <Icon name="clock" className="text-accent-text" />
          <span className="min-w-0 flex-1">
            <b className="font-semi">{t('ending', { count: minutes })}</b> {t('ending.text')}
          </span>
          <Button size="sm" onClick={() => void confirmIdentity('ending').then(() => refetch())}>
            {t('ending.signIn')}
          </Button>
        </div>
      )}
    </div>
  );
}

function useNowMs(): number {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), minuteMs / 2);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
