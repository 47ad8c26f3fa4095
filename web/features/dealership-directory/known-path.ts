import type { DealershipSearchData } from '@kardan/contract/calls/dealerships/dealership-search';
import { ApiError } from '@kardan/contract/client/api-error';
import { permanentRedirect } from 'next/navigation';
import { api } from '#lib/api/api.ts';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import type { DirectoryPath } from './url/read-directory.ts';

/** Whether the area and the make in a path exist; one that has another name by now leads there. */
export async function isKnownPath({ region, make }: DirectoryPath, data: DealershipSearchData): Promise<boolean> {
  const locale = await currentLocale();
  if (region !== undefined && !data.regions.some(({ slug }) => slug === region)) {
    const client = await api();
    const slug = await slugOf(client.region({ params: { id: region } }));
    if (slug !== undefined) permanentRedirect(href(locale, 'dealershipsInRegion', { region: slug }));
    return false;
  }
  if (make !== undefined && !data.makes.some(({ slug }) => slug === make)) {
    const client = await api();
    const slug = await slugOf(client.makePage({ params: { make } }).then((page) => page.make));
    if (slug !== undefined) permanentRedirect(href(locale, 'dealershipsOfMake', { make: slug }));
    return false;
  }
  return true;
}

/** A name that cannot be looked up for now is no known one: the page says 404, which nobody keeps. */
async function slugOf(asked: Promise<{ slug: string }>): Promise<string | undefined> {
  try {
    return (await asked).slug;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
