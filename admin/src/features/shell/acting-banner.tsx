import { Button } from '@kardan/ui/actions/button.tsx';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useState } from 'react';
import { type CurrentDealership, DealershipContext, isChangeable } from '#domain/dealership/current-dealership.ts';
import { dealershipQuery } from '#domain/dealership/dealership.ts';
import { clockTime } from '#domain/portal/moments.ts';
import { portalPath } from '#domain/portal/navigation.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { StartActing } from './start-acting.tsx';

/** For operators, over every page of a dealership that is not theirs: whose it is, and that they look at it or act for it. */
export function ActingBanner() {
  const dealership = useContext(DealershipContext);
  return dealership?.role === 'operator' ? <Banner dealership={dealership} /> : null;
}

function Banner({ dealership }: { dealership: CurrentDealership }) {
  const t = useTexts('acting');
  const locale = useLocale();
  const { id, slug, name, actingUntil } = dealership;
  const [isStarting, setStarting] = useState(false);
  const isActing = isChangeable(dealership);
  useReloadAt(isActing ? actingUntil : undefined, slug);
  const end = useChange(() => api.endActing({ params: { dealershipId: String(id) } }), {
    stale: [dealershipQuery(slug).queryKey],
  });
  return (
    <aside
      aria-label={t('label')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-accent-line bg-accent-soft px-(--gutter) py-2 text-sm print:hidden"
    >
      <Icon name={isActing ? 'pencil' : 'eye'} className="text-accent-text" />
      <p className="min-w-48 flex-1">
        <b className="font-semi">{t(isActing ? 'acting' : 'looking', { name })}</b>{' '}
        {isActing ? t('acting.until', { time: clockTime(actingUntil ?? '', locale) }) : t('looking.only')}
      </p>
      <div className="flex flex-wrap gap-2">
        {isActing ? (
          <Button size="sm" busy={end.isPending} onClick={() => end.mutate(undefined)}>
            {t('acting.end')}
          </Button>
        ) : (
          <Button size="sm" icon="pencil" onClick={() => setStarting(true)}>
            {t('act')}
          </Button>
        )}
        <LinkButton size="sm" icon="x" href={portalPath('dealerships', String(id))}>
          {t('looking.end')}
        </LinkButton>
      </div>
      {isStarting && <StartActing dealership={dealership} onClose={() => setStarting(false)} />}
    </aside>
  );
}

/** What can be changed until then cannot any more: the pages show it without being asked. */
function useReloadAt(moment: string | null | undefined, slug: string): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!moment) return undefined;
    const timer = setTimeout(
      () => void client.invalidateQueries({ queryKey: dealershipQuery(slug).queryKey }),
      Math.max(0, Date.parse(moment) - Date.now()) + 500,
    );
    return () => clearTimeout(timer);
  }, [client, moment, slug]);
}
