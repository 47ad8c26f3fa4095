import type { Metadata } from 'next';
import { RecentlyViewed } from '#features/car-park/recently-viewed.tsx';
import { dealershipMetadata } from '#features/dealership/dealership-metadata.ts';
import { isThere, loadDealership } from '#features/dealership/load-dealership.ts';
import { NoDealership } from '#features/dealership/no-dealership.tsx';
import { OverviewPage } from '#features/dealership/overview/overview-page.tsx';
import { ContactDealership } from './contact-dealership.tsx';
import { dealershipAt } from './dealership-at.ts';

type Props = PageProps<'/[locale]/dealership/[slug]'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const dealership = await loadDealership((await params).slug);
  return dealershipMetadata(dealership, { query: await searchParams, page: 'overview' });
}

/** A dealership's own page. */
export default async function DealershipPage({ params }: Props) {
  const dealership = await dealershipAt((await params).slug);
  if (!isThere(dealership)) return <NoDealership found={dealership} />;
  return (
    <>
      <OverviewPage dealership={dealership} contact={<ContactDealership dealership={dealership} />} />
      <RecentlyViewed />
    </>
  );
}
