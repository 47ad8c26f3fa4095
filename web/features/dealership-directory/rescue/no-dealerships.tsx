import { publicHolidayOn } from '@kardan/contract/opening-hours/public-holidays';
import { Link } from '@kardan/ui/actions/link.tsx';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { api } from '#lib/api.ts';
import { apiFailure } from '#lib/api-failure.ts';
import { keepFromCaches } from '#lib/http/exchange.ts';
import type { DirectoryWords } from '../directory-words.ts';
import { askedFilters } from '../load-directory.ts';
import { directoryAddress } from '../url/directory-address.ts';
import type { DirectoryState } from '../url/directory-state.ts';
import { type PlannedWay, planWays } from './plan-ways.ts';

interface Props {
  state: DirectoryState;
  words: DirectoryWords;
  /** When it was searched. */
  asOf: string;
}

const viennaDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' });
const mostShown = 6;

/** When nobody fits: why that may be, and counted ways to dealerships that almost do. */
export async function NoDealerships({ state, words, asOf }: Props) {
  const { t, locale } = words;
  const ways = await countWays(planWays(state.filters, words));
  const holiday = state.filters.openNow && publicHolidayOn(viennaDay.format(new Date(asOf)));
  return (
    <section className="mt-5">
      <h2 className="max-w-[26ch]">{t(state.filters.openNow ? 'rescue.titleClosed' : 'rescue.title')}</h2>
      <p className="mt-2 max-w-[60ch] text-text-2">
        {holiday ? t('rescue.holiday') : t(ways.length > 0 ? 'rescue.text' : 'rescue.nothingNear')}
      </p>
      <ul className="mt-5 grid gap-2.5 md:grid-cols-2">
        {ways.map(({ id, kind, title, detail, filters, total }) => (
          <li key={id}>
            <Link
              href={directoryAddress(locale, { ...state, filters, page: 1, window: undefined })}
              rel="nofollow"
              className="flex h-full items-center gap-3.5 rounded-md border border-line bg-surface px-4 py-3.5 hover:border-line-strong"
            >
              <span className="grid size-9 shrink-0 place-items-center rounded-sm bg-accent-soft text-accent-text">
                <Icon name={kind === 'wider' ? 'map-pin' : 'sliders-horizontal'} />
              </span>
              <span className="min-w-0 flex-1">
                <b className="block text-[0.9375rem] font-semi [overflow-wrap:anywhere]">{title}</b>
                <span className="block text-xs text-text-3">{detail}</span>
              </span>
              <span className="text-right leading-tight">
                <b className="wide block text-xl font-[660]">{formatNumber(total, locale)}</b>
                <span className="text-xs text-text-3">{t('rescue.dealerships', { count: total })}</span>
              </span>
              <Icon name="chevron-right" className="text-text-3" />
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-5">
        <LinkButton href={directoryAddress(locale, { view: state.view })}>{t('rescue.all')}</LinkButton>
      </div>
    </section>
  );
}

/** Those of the ways that lead to somebody. One that cannot be counted is left out; such a page is not kept. */
async function countWays(ways: PlannedWay[]): Promise<(PlannedWay & { total: number })[]> {
  const client = await api();
  const counted = await Promise.all(
    ways.map(async (way) => {
      const found = await client
        .dealershipSearch({ query: { ...askedFilters(way.filters), limit: 0 } })
        .catch(apiFailure);
      if ('failed' in found) keepFromCaches();
      return { ...way, total: 'failed' in found ? 0 : found.total };
    }),
  );
  return counted.filter(({ total }) => total > 0).slice(0, mostShown);
}
