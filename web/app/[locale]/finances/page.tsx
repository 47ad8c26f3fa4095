import { ComparePage } from '#features/finance/compare/compare-page.tsx';
import { financeMetadata } from '#features/finance/finance-metadata.ts';
import { FinancingRequest } from '../financing-request.tsx';

type Props = PageProps<'/[locale]/finances'>;

export async function generateMetadata({ searchParams }: Props) {
  return financeMetadata('compare', await searchParams);
}

export default async function FinancesPage({ searchParams }: Props) {
  return (
    <ComparePage
      query={await searchParams}
      request={(financing) => <FinancingRequest wishes={['credit', 'leasing']} financing={financing} />}
    />
  );
}
