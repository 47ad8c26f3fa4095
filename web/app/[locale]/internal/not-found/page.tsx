import type { Metadata } from 'next';
import { missingMetadata } from '#lib/page/missing-metadata.ts';
import { NotFound } from '#lib/page/not-found.tsx';

export function generateMetadata(): Promise<Metadata> {
  return missingMetadata();
}

export default function NotFoundPage() {
  return <NotFound />;
}
