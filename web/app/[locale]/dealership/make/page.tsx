import { MakesPage, makesMetadata } from '#features/dealership-directory/makes/makes-page.tsx';

type Props = PageProps<'/[locale]/dealership/make'>;

export async function generateMetadata({ searchParams }: Props) {
  return makesMetadata(await searchParams);
}

export default function DealershipMakesPage() {
  return <MakesPage />;
}
