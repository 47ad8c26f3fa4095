import { financeMetadata } from '#features/finance/finance-metadata.ts';
import { WayPage } from '#features/finance/way/way-page.tsx';
import { FinancingRequest } from '../../financing-request.tsx';

type Props = PageProps<'/[locale]/portal/finance'>;

export async function generateMetadata({ searchParams }: Props) {
  return financeMetadata('credit', await searchParams);
}

export default async function CarCreditPage({ searchParams }: Props) {
  return (
    <WayPage
      way="credit"
      query={await searchParams}
      request={(financing) => <FinancingRequest wishes={['credit']} financing={financing} />}
    />
  );
}
