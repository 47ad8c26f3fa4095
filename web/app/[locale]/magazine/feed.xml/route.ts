import { isLocale } from '@kardan/ui/texts/locales.ts';
import { magazineFeed } from '#features/magazine/magazine-feed.ts';

/** The magazine for feed readers. */
export async function GET(_request: Request, { params }: RouteContext<'/[locale]/magazine/feed.xml'>) {
  const { locale } = await params;
  return magazineFeed(isLocale(locale) ? locale : 'de-AT');
}
