import type { OperatorFeed } from '@kardan/contract/calls/operator/feeds';
import { Link } from '@kardan/ui/actions/link.tsx';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { Table } from '@kardan/ui/content/table.tsx';
import { factSeparator, formatNumber } from '@kardan/ui/formats/format.ts';
import { feedPath, runPath } from '#domain/feeds/feed-pages.ts';
import { nearMoment } from '#domain/feeds/moments.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** Feeds by their owner; each leads to the dealer's own page of it, where it is steered. */
export function FeedsTable({ feeds }: { feeds: readonly OperatorFeed[] }) {
  const t = useTexts('portalHealth');
  const f = useTexts('feeds');
  const locale = useLocale();
  return (
    <Table
      caption={t('feeds.title')}
      rows={feeds}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'owner',
          header: t('feeds.owner'),
          main: true,
          cell: (feed) => <Owner feed={feed} />,
        },
        {
          id: 'state',
          header: t('feeds.state'),
          cell: ({ state, isBroken }) => (
            <Badge tone={isBroken ? 'alert' : state === 'live' ? 'accent' : state === 'paused' ? 'strong' : 'tag'}>
              {isBroken ? t('feeds.broken') : f(`state.${state}`)}
            </Badge>
          ),
        },
        { id: 'lastRun', header: t('feeds.lastRun'), cell: (feed) => <LastRun feed={feed} /> },
        { id: 'cars', header: t('feeds.cars'), numeric: true, cell: ({ cars }) => formatNumber(cars, locale) },
        {
          id: 'open',
          header: t('feeds.open'),
          cell: ({ dealership, id, name, lastRun }) =>
            dealership && (
              <LinkButton
                size="sm"
                href={
                  lastRun
                    ? runPath(dealership.slug, { feedId: id, number: lastRun.number })
                    : feedPath(dealership.slug, id)
                }
              >
                {t(lastRun ? 'feeds.openRun' : 'feeds.open')}
                <span className="sr-only">: {name}</span>
              </LinkButton>
            ),
        },
      ]}
    />
  );
}

function Owner({ feed: { id, name, owner, dealership, ofGroup, format, source } }: { feed: OperatorFeed }) {
  const t = useTexts('portalHealth');
  const f = useTexts('feeds');
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2">
        <b className="font-semi [overflow-wrap:anywhere]">{owner}</b>
        {ofGroup && <Badge>{t('feeds.group')}</Badge>}
      </span>
      <span className="block text-xs text-text-2">
        {dealership ? (
          <Link href={feedPath(dealership.slug, id)} className="underline underline-offset-3">
            {name}
          </Link>
        ) : (
          name
        )}
        {`${factSeparator}${f(`format.${format}`)} ${f(`by.${source}`)}`}
      </span>
    </>
  );
}

function LastRun({ feed: { lastRun, failures, isBroken, waitingSince } }: { feed: OperatorFeed }) {
  const t = useTexts('portalHealth');
  const reasons = useTexts('feedReasons');
  const r = useTexts('feedRun');
  const locale = useLocale();
  const alert = 'block text-xs font-medium text-alert';
  return (
    <div className="md:max-w-72">
      {lastRun ? `${nearMoment(lastRun.at, locale)}${factSeparator}${r(`state.${lastRun.state}`)}` : t('feeds.never')}
      {isBroken && (
        <span className={alert}>
          {lastRun?.state === 'failed' && lastRun.reason ? reasons(`${lastRun.reason}.what`) : t('feeds.sourceAway')}
        </span>
      )}
      {failures > 0 && <span className={alert}>{t('feeds.failures', { count: failures })}</span>}
      {waitingSince && <span className={alert}>{t('feeds.waits', { moment: nearMoment(waitingSince, locale) })}</span>}
    </div>
  );
}
