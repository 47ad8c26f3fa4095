import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { sentenceName } from '#domain/search/filters/search-names.ts';
import { understoodAddressInStock } from '#domain/search/sentence/understood-address.ts';
import { readState } from '#domain/search/url/read-state.ts';
import { dealershipMetadata } from '#features/dealership/dealership-metadata.ts';
import { DealershipFrame } from '#features/dealership/frame/dealership-frame.tsx';
import { isThere, loadDealership } from '#features/dealership/load-dealership.ts';
import { NoDealership } from '#features/dealership/no-dealership.tsx';
import { StockSearchPage } from '#features/search/stock/stock-search-page.tsx';
import { toSearchParams } from '#lib/routes/query.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { dealershipAt } from '../../dealership-at.ts';

type Props = PageProps<'/[locale]/dealership/[slug]/search/start'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const dealership = await loadDealership((await params).slug);
  return dealershipMetadata(dealership, { query: await searchParams, page: 'search' });
}

/** A short search among a dealership's cars. A sentence from the text box leads on to the search that it means. */
export default async function DealershipSearchStartPage({ params, searchParams }: Props) {
  const [{ slug }, asked, t] = await Promise.all([params, searchParams, texts('search')]);
  const dealership = await dealershipAt(slug);
  if (!isThere(dealership)) return <NoDealership found={dealership} />;
  const query = toSearchParams(asked);
  const sentence = query.get(sentenceName)?.trim();
  if (sentence) redirect(await understoodAddressInStock(await currentLocale(), sentence, dealership));
  return (
    <DealershipFrame dealership={dealership} current="cars" crumbs={[{ label: t('stock.start.title') }]}>
      <StockSearchPage dealership={dealership} filters={readState({ dealership }, query).filters} />
    </DealershipFrame>
  );
}
