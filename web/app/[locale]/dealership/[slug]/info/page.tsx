import type { Metadata } from 'next';
import { dealershipMetadata } from '#features/dealership/dealership-metadata.ts';
import { InfoPage } from '#features/dealership/info/info-page.tsx';
import { isThere, loadDealership } from '#features/dealership/load-dealership.ts';
import { NoDealership } from '#features/dealership/no-dealership.tsx';
import { ContactDealership } from '../contact-dealership.tsx';
import { dealershipAt } from '../dealership-at.ts';

type Props = PageProps<'/[locale]/dealership/[slug]/info'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const dealership = await loadDealership((await params).slug);
  return dealershipMetadata(dealership, { query: await searchParams, page: 'info' });
}

/** Team, hours, services and the way there. */
export default async function DealershipInfoPage({ params }: Props) {
  const dealership = await dealershipAt((await params).slug);
  if (!isThere(dealership)) return <NoDealership found={dealership} />;
  return <InfoPage dealership={dealership} contact={<ContactDealership dealership={dealership} />} />;
}
