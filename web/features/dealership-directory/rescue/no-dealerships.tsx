import { publicHolidayOn } from '@kardan/contract/opening-hours/public-holidays';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { RescueOption } from '#domain/search/rescue-option.tsx';
import { api } from '#lib/api/api.ts';
import { optional } from '#lib/api/optional.ts';
import { askedFilters } from '../asked-filters.ts';
import type { DirectoryWords } from '../directory-words.ts';
import { directoryAddress } from '../url/directory-address.ts';
import type { DirectoryState } from '../url/directory-state.ts';
import { type PlannedOption, planRescueOptions } from './plan-rescue-options.ts';

interface Props {
  state: DirectoryState;
  words: DirectoryWords;
  /** When it was searched. */
  asOf: string;
}

const maxShown = 6;

/** When nobody fits: why that may be, and counted changes that lead to dealerships that almost do. */
export async function NoDealerships({ state, words, asOf }: Props) {
  const { t, locale } = words;
  const options = await countOptions(planRescueOptions(state.filters, words));
  const holiday = state.filters.openNow && publicHolidayOn(viennaDay(Date.parse(asOf)));
  return (
    <section className="mt-5">
      <h2 className="max-w-[26ch]">{t(state.filters.openNow ? 'rescue.titleClosed' : 'rescue.title')}</h2>
      <p className="mt-2 max-w-[60ch] text-text-2">
        {holiday ? t('rescue.holiday') : t(options.length > 0 ? 'rescue.text' : 'rescue.nothingNear')}
      </p>
      <ul className="mt-5 grid gap-2.5 md:grid-cols-2">
        {options.map(({ id, kind, title, detail, filters, total }) => (
          <li key={id}>
            <RescueOption
              href={directoryAddress(locale, { ...state, filters, page: 1, window: undefined })}
              rel="nofollow"
              icon={kind === 'wider' ? 'map-pin' : 'sliders-horizontal'}
              title={title}
              detail={detail}
              count={formatNumber(total, locale)}
              unit={t('rescue.dealerships', { count: total })}
            />
          </li>
        ))}
      </ul>
      <div className="mt-5">
        <LinkButton href={directoryAddress(locale, { view: state.view, limit: state.limit })}>
          {t('rescue.all')}
        </LinkButton>
      </div>
    </section>
  );
}

/** Those of the options that lead to somebody. One that cannot be counted is left out; such a page is not kept. */
async function countOptions(options: PlannedOption[]): Promise<(PlannedOption & { total: number })[]> {
  const client = await api();
  const counted = await Promise.all(
    options.map(async (option) => {
      const found = await optional(client.dealershipSearch({ query: { ...askedFilters(option.filters), limit: 0 } }));
      return { ...option, total: found?.total ?? 0 };
    }),
  );
  return counted.filter(({ total }) => total > 0).slice(0, maxShown);
}
