import { financeMetadata } from '#features/finance/finance-metadata.ts';
import { WayPage } from '#features/finance/way/way-page.tsx';
import { FinancingRequest } from '../../financing-request.tsx';

type Props = PageProps<'/[locale]/portal/lease'>;

export async function generateMetadata({ searchParams }: Props) {
  return financeMetadata('leasing', await searchParams);
}

export default async function LeasingPage({ searchParams }: Props) {
  return (
    <WayPage
      way="leasing"
      query={await searchParams}
      request={(financing) => <FinancingRequest wishes={['leasing']} financing={financing} />}
    />
  );
}
