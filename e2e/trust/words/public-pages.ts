import { articleTagWords } from '@kardan/contract/labels/content';
import { otherLanguagePath } from '@kardan/web/lib/routes/other-language';
import { pageKinds } from '../../site/page-kinds.ts';
import { isSmallRun } from '../size.ts';
import type { Written } from './journey/write-everything.ts';
import type { Scene } from './scene.ts';
import { englishSuffix, isWordless } from './wordless-pages.ts';

interface PublicPage {
  name: string;
  path: string;
  status?: number | undefined;
}

/** Kinds that a small run opens in English, too: texts around the words are others, and addresses. */
const openedInBoth = new Set(['car', 'dealership', 'article', 'own search agent', 'own report']);

/** Every kind of page that visitors open, in both languages, where words of this scene stand on it. */
export async function publicPages(scene: Scene, written: Written): Promise<PublicPage[]> {
  const { own, further, inEnglish } = await pathsIn(scene, written);
  const pages: (PublicPage & { looksAlike?: boolean })[] = further;
  for (const { name, path, status, looksAlike = false } of pageKinds) {
    // One whose address depends on data is refused here, until it has an address of this scene below.
    pages.push({ name, path: own[name] ?? (await path()), status, looksAlike });
  }
  const unknown = Object.keys(own).filter((name) => !pageKinds.some((kind) => kind.name === name));
  if (unknown.length > 0) throw new Error(`no page is called ${unknown.join(', ')}`);
  return pages.flatMap(({ looksAlike, ...page }) => {
    const path = inEnglish[page.name] ?? otherLanguagePath(page.path).path;
    const english = { ...page, name: `${page.name}${englishSuffix}`, path };
    if (!isSmallRun()) return [page, english];
    if (looksAlike || isWordless(page.name)) return [];
    return openedInBoth.has(page.name) ? [page, english] : [page];
  });
}

/** Addresses of kinds of pages that are about something of this scene, and of pages that no kind stands for. */
async function pathsIn(
  { db }: Scene,
  written: Written,
): Promise<{ own: Record<string, string>; further: PublicPage[]; inEnglish: Record<string, string> }> {
  const { dealership, listingId, secrets, tag, version } = written;
  const { slug } = await db.selectFrom('listing').select('slug').where('id', '=', listingId).executeTakeFirstOrThrow();
  const { region, district } = await db
    .selectFrom('dealership')
    .innerJoin('city', 'city.id', 'dealership.cityId')
    .innerJoin('district', 'district.id', 'city.districtId')
    .innerJoin('region', 'region.id', 'district.regionId')
    .select(['region.slug as region', 'district.slug as district'])
    .where('dealership.id', '=', dealership.id)
    .executeTakeFirstOrThrow();
  const house = `/autohaendler/${dealership.slug}`;
  const newModel = `/neuwagen/marke-${tag}/modell-${tag}`;
  const harmful = encodeURIComponent(`"><img src=x data-hit onerror=hit()></script>`);
  const own = {
    'results of a model, filtered': '/gebrauchtwagen/volkswagen/golf?treibstoff=petrol&preis-bis=40000',
    'new cars of a make': `/neuwagen/marke-${tag}`,
    'versions of a new car': newModel,
    'version of a new car': `${newModel}/${version}`,
    'version of a new car on paper': `${newModel}/${version}/drucken`,
    car: `/${slug}`,
    'car by its number': `/angebote/inserat/${listingId}`,
    'car on paper': `/angebote/inserat/${listingId}/drucken`,
    'pictures of a car': `${house}/fahrzeuge/inserat/bilder/${listingId}`,
    'car park that somebody shares': `/mein-parkplatz?autos=${listingId}`,
    comparison: `/mein-parkplatz/vergleich?autos=${listingId}`,
    region: `/regional/${region}`,
    district: `/regional/${region}/${district}`,
    'make in a district': `/regional/${region}/${district}/volkswagen`,
    'dealerships of a state': `/autohaendler/region/${region}`,
    dealership: house,
    'information of a dealership': `${house}/info`,
    'cars of a dealership': `${house}/fahrzeuge`,
    'short search of a dealership': `${house}/suche/start`,
    'cars of a make of a dealership': `${house}/volkswagen`,
    'car below its dealership': `${house}/inserat/${listingId}`,
    'car in the list of its dealership': `${house}/fahrzeuge/inserat/${listingId}`,
    'make that a dealership has not': `${house}/lada`,
    'own search agent': `/suchagent/${secrets.get('link of a search agent')}`,
    'credit, leasing and cash for a car': `/finanzierung?auto=${listingId}&monate=48`,
    'press release': `/portal/presse/presse-${tag}`,
    'topic of the magazine': `/magazin/thema/${articleTagWords['de-AT'].money.slug}`,
    article: `/magazin/artikel-${tag}`,
  };
  const further = {
    'a search for harmful words': `/gebrauchtwagen?text=${harmful}&sort=${harmful}&preis-bis=${harmful}`,
    'a search for harmful words in the magazine': `/magazin?q=${harmful}`,
    'own report': `/meldung/${secrets.get('link of a notice')}`,
    'preview of a text': `/vorschau/${secrets.get('preview link')}`,
    'preview of a faulty text': `/vorschau/${secrets.get('preview link of a faulty text')}`,
  };
  // Texts have an address of their own in each language, and what is no page has one in neither.
  const inEnglish = {
    article: `/en/magazine/article-${tag}`,
    'press release': `/en/portal/press/press-${tag}`,
    'not found': '/en/gibt/es/nicht',
  };
  return { own, inEnglish, further: Object.entries(further).map(([name, path]) => ({ name, path })) };
}
