import { FinanceRequest } from '#features/contact/finance/finance-request.tsx';
import { AssurePage } from '#features/finance/assure/assure-page.tsx';
import { financeMetadata } from '#features/finance/finance-metadata.ts';

type Props = PageProps<'/[locale]/portal/assure'>;

export async function generateMetadata({ searchParams }: Props) {
  return financeMetadata('assure', await searchParams);
}

export default async function InsurancePage({ searchParams }: Props) {
  return (
    <AssurePage query={await searchParams} request={(car) => <FinanceRequest wishes={['insurance']} car={car} />} />
  );
}
