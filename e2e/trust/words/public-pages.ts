import type { Written } from './journey/write-everything.ts';
import type { Scene } from './scene.ts';

/** Pages of visitors on which words of others stand, by name. */
export async function publicPages({ db }: Scene, written: Written): Promise<Record<string, string>> {
  const { dealership, listingId, secrets, tag } = written;
  const { slug } = await db.selectFrom('listing').select('slug').where('id', '=', listingId).executeTakeFirstOrThrow();
  const house = `/autohaendler/${dealership.slug}`;
  const harmful = encodeURIComponent(`"><img src=x data-hit onerror=hit()></script>`);
  return {
    home: '/',
    results: '/gebrauchtwagen',
    'results in a grid': '/gebrauchtwagen?ansicht=grid',
    'results on the map': '/gebrauchtwagen?ansicht=map',
    'a search for harmful words': `/gebrauchtwagen?text=${harmful}&sort=${harmful}&preis-bis=${harmful}`,
    car: `/${slug}`,
    'car in English': `/en/${slug}`,
    'car on paper': `/angebote/inserat/${listingId}/drucken`,
    'pictures of a car': `${house}/fahrzeuge/inserat/bilder/${listingId}`,
    'car park': `/mein-parkplatz?autos=${listingId}`,
    comparison: `/mein-parkplatz/vergleich?autos=${listingId}`,
    financing: `/finanzierung?auto=${listingId}`,
    dealership: house,
    'information of a dealership': `${house}/info`,
    'cars of a dealership': `${house}/fahrzeuge`,
    'short search of a dealership': `${house}/suche/start`,
    dealerships: '/autohaendler',
    'dealerships on the map': '/autohaendler?ansicht=map',
    'new cars': '/neuwagen',
    overview: '/uebersicht',
    magazine: '/magazin',
    article: `/magazin/artikel-${tag}`,
    credits: '/portal/quellen',
    'own search agent': `/suchagent/${secrets.get('link of a search agent')}`,
    'own report': `/meldung/${secrets.get('link of a notice')}`,
  };
}

/** Answers of the site that programs read and no browser shows: robots and every sitemap, by address. */
export async function machineFiles(site: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const waiting = ['/robots.txt'];
  for (const path of waiting) {
    const answer = await fetch(site + path);
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
    const text = await answer.text();
    files.set(path, text);
    for (const [, address = ''] of text.matchAll(/(?:<loc>|^Sitemap: )([^<\s]+\.xml)/gm)) {
      const further = new URL(address).pathname;
      if (!waiting.includes(further)) waiting.push(further);
    }
  }
  return files;
}
