import { Block } from '@kardan/ui/content/block.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { MakeSign } from '#domain/makes/make-sign.tsx';
import { searchAddress } from '#domain/search/url/search-address.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import type { StockedArea } from '../area-view.ts';
import { BarList } from './bar-list.tsx';

const shown = 18;

interface Props {
  area: StockedArea;
  /** The page of a make in this area, where there is one; otherwise its cars. */
  pageOf?: (make: string) => string;
}

/** The makes that have cars here, most first. */
export async function Makes({ area: { filters, offers }, pageOf }: Props) {
  const [locale, t] = await Promise.all([currentLocale(), texts('regional')]);
  const rows = offers.makes.map(({ slug, name, count }) => ({
    key: slug,
    ...(pageOf
      ? { href: pageOf(slug) }
      : { href: searchAddress(locale, { filters: { ...filters, vehicles: [slug] } }), rel: 'nofollow' as const }),
    sign: <MakeSign slug={slug} name={name} />,
    name,
    count,
    note: formatNumber(count, locale),
  }));
  return (
    <Block title={t('makes.title')}>
      <BarList rows={rows} first={shown} more={t('makes.more', { count: rows.length - shown })} columns />
    </Block>
  );
}
