import type { Metadata } from 'next';
import { NotFound } from '#lib/page/not-found.tsx';
import { texts } from '#lib/texts/texts.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await texts('common');
  return { title: t('notFound.title'), robots: { index: false } };
}

export default function NotFoundPage() {
  return <NotFound />;
}
