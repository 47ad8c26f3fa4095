import { apiPrefix, type Call, mayTakeLong } from '@kardan/contract/calls/call';
import { calls } from '@kardan/contract/calls/calls';
import { exportFiles } from '@kardan/contract/values/exports';
import { allImageWidths } from '@kardan/contract/values/image-sizes';
import { pageKinds } from '../../site/page-kinds.ts';
import { ask, type Question } from './ask.ts';
import type { FaultyStack } from './faulty-stack.ts';
import type { Shape } from './shape.ts';

/** Documents of the application of dealers, operators and editors; what they show comes by calls. */
const adminPages = ['/anmelden', '/dealership-admin', '/dealership-admin/operator'];

/** Every kind of page that the site has, those that a secret opens among them. */
export async function everyPage({ web, objects }: FaultyStack): Promise<Question[]> {
  const questions: Question[] = [];
  for (const { name, path, status } of pageKinds) {
    questions.push({ name, kind: 'page', url: web + (await path()), ...(status && { usual: status }) });
  }
  return [
    ...questions,
    { name: 'report', kind: 'page', url: `${web}/meldung/${objects.noticeToken}` },
    { name: 'preview', kind: 'page', url: `${web}/vorschau/${objects.previewToken}` },
  ];
}

/** What search engines and readers of news ask for: the list of sitemaps and a file of each kind in it, too. */
export async function everyFile({ web }: FaultyStack): Promise<Question[]> {
  const index = await (await fetch(`${web}/sitemap.xml`)).text();
  const files = [...index.matchAll(/<loc>[^<]*?(\/sitemap-[^<]+)<\/loc>/g)].map(([, path = '']) => path);
  const oneOfEach = new Map(files.map((path) => [path.replaceAll(/\d+/g, '0'), path])).values();
  return ['/robots.txt', '/sitemap.xml', ...oneOfEach, '/magazin/feed.xml'].map((path) => ({
    name: path,
    kind: 'file',
    url: web + path,
    // Machines read them, and wait.
    mayTakeLong: path !== '/robots.txt',
  }));
}

/** The documents of the admin area; their applications begin empty, so that a document is all that is looked at. */
export function adminDocuments({ web }: FaultyStack): Question[] {
  return adminPages.map((path) => ({ name: path, kind: 'document', url: web + path }));
}

const month = { from: '2026-01-01', to: '2026-01-31' };
const model = { make: 'volkswagen', model: 'golf' };

/** What calls that need a question are asked. */
const queries: Record<string, Record<string, string>> = {
  nova: { baseEur: '20000' },
  insuranceTax: { drive: 'petrol' },
  eurotaxListing: model,
  finance: { priceEur: '20000', months: '48' },
  leasing: { priceEur: '20000', residualEur: '8000', months: '48' },
  compareFinancing: { priceEur: '20000' },
  understandText: { text: 'roter Golf Diesel' },
  suggestText: { text: 'gol' },
  placesOfPostcode: { postcode: '8010' },
  exportTransparency: { year: '2026' },
  contentDifference: { from: '1', to: '1' },
  creditConditionExample: { kind: 'credit', nominalInterestPercent: '5', processingFeeEur: '100' },
  wordMeaning: { word: 'golf' },
};

/** What calls that read, and have too much to say for an address, are asked. */
const bodies: Record<string, (objects: FaultyStack['objects']) => object> = {
  searchQuery: () => ({ priceEur: { to: 40_000 }, facets: ['make', 'fuel'] }),
  searchCount: () => ({ priceEur: { to: 41_000 } }),
  searchRescue: () => ({ priceEur: { to: 2_000 }, fuel: ['diesel'] }),
  searchMap: () => ({ priceEur: { to: 42_000 } }),
  previewSearchAgent: () => ({ priceEur: { to: 43_000 } }),
  savedCars: ({ listingId }) => ({ ids: [listingId] }),
  lookForCompanyAccount: () => ({ email: 'somebody@example.at' }),
};

/** Every call that only reads, as the contract lists them, at the API itself or by way of web as browsers do. */
export async function everyReading(stack: FaultyStack, origin: string): Promise<Question[]> {
  const { objects } = stack;
  const [params, paramsOf] = paramsOfCalls(stack);
  const nextPicture = await pictures(stack);
  const { make, model, version, nationalCode } = objects.version;
  const more: typeof queries = {
    versionByCode: { nationalCode },
    versionProposals: { make, model, version },
    eurotaxListingDetails: { make, model, version, firstRegistration: '2020-01', mileageKm: '50000' },
    savedCarDetails: { ids: String(objects.listingId) },
    generateReport: { dealershipId: String(objects.dealershipId), ...month },
  };
  const readings = Object.entries<Call>(calls).filter(([name, { method }]) => method === 'GET' || name in bodies);
  return readings.map(([name, call]) => {
    const path = call.path.replaceAll(/:(\w+)/g, (_, param: string) => {
      const value = paramsOf[name]?.[param] ?? params[param];
      if (value === undefined) throw new Error(`nothing has the ${param} that ${name} needs`);
      return String(value);
    });
    const query = new URLSearchParams(more[name] ?? queries[name] ?? {});
    const address = `${origin}${apiPrefix}${path}`;
    const body = bodies[name]?.(objects);
    const kind = call.path.startsWith('/admin/operator') ? 'operator' : 'owner';
    return {
      name,
      kind: 'call',
      url: name === 'image' ? () => `${address}?${nextPicture()}` : `${address}${query.size > 0 ? `?${query}` : ''}`,
      ...(body && { body }),
      ...(call.secure && { headers: async () => ({ authorization: `Bearer ${await stack.token(kind)}` }) }),
      // Exports, and pictures that a browser rather waits for than lacks.
      ...(mayTakeLong(call) && { mayTakeLong: true }),
    };
  });
}

type Params = Record<string, string | number>;

/** What stands in paths, so that every call names something that is there; below it what single calls mean otherwise. */
function paramsOfCalls({ objects, agentToken }: FaultyStack): [Params, Record<string, Params>] {
  const { version, ...ids } = objects;
  const everywhere = {
    ...model,
    ...{ category: 'used', type: 'fuel', section: 'used', range: '0' },
    ...{ region: 'steiermark', district: 'graz-stadt', city: 'graz' },
    ...ids,
  };
  const car = { id: objects.listingId };
  const dealership = { id: objects.dealershipId };
  const agent = { token: agentToken };
  return [
    everywhere,
    {
      ...{ region: { id: 1 }, districtsOfRegion: { id: 1 }, citiesOfRegion: { id: 1 }, city: { id: ids.cityId } },
      ...{ listing: car, priceRating: car, listingCosts: car, similarListings: car },
      ...{ dealership, dealershipDetails: dealership, dealershipLeftBar: dealership },
      ...{ customPage: dealership, customPageLeftBar: dealership },
      ...{ ownSearchAgent: agent, exportSearchAgent: agent, openUnsubscribePage: agent },
      ownNotice: { token: objects.noticeToken },
      contentPreview: { token: objects.previewToken },
      openMonthlyReportSettings: { token: objects.reportToken },
      exportedFile: { token: objects.exportToken, file: exportFiles.json },
      article: { slug: 'nova-durchgerechnet' },
      contentPage: { slug: 'contact' },
      pressRelease: { slug: 'jeder-preis-mit-rechnung' },
      contentRevision: { number: 1 },
      versionPage: version,
      findNationalCode: { code: version.nationalCode },
    },
  ];
}

/** Pictures as pages show them, each time one that nobody has asked for yet: what was is kept in memory. */
async function pictures({ web }: FaultyStack): Promise<() => URLSearchParams> {
  const lists = await Promise.all(
    ['', '?page=2', '?page=3'].map(async (list) => (await fetch(`${web}/gebrauchtwagen${list}`)).text()),
  );
  const urls = [...lists.join().matchAll(/\/_next\/image\?url=([^"&\s]+)/g)].map(([, url = '']) =>
    decodeURIComponent(url),
  );
  const unasked = [...new Set(urls)].flatMap((url) => allImageWidths.map((w) => ({ url, w: String(w), q: '75' })));
  return () => {
    const next = unasked.pop();
    if (!next) throw new Error('every picture has been asked for');
    return new URLSearchParams(next);
  };
}

/** Those of the questions that are meant by name; a name that none has is a mistake of ours. */
export function named(names: readonly string[], questions: readonly Question[]): Question[] {
  const unknown = names.filter((name) => !questions.some((question) => question.name === name));
  if (unknown.length > 0) throw new Error(`nobody asks for ${unknown.join(', ')}`);
  return questions.filter(({ name }) => names.includes(name));
}

/** Asks everything while all is well, so that what is unusual shows; a call whose question we got wrong is a mistake of ours. */
export async function withUsualAnswers(questions: Question[]): Promise<Question[]> {
  const usual: Question[] = [];
  const mistakes: string[] = [];
  for (const question of questions) {
    const answer = await usualAnswer(question);
    if ('mistake' in answer) mistakes.push(answer.mistake);
    else usual.push({ ...question, ...answer });
  }
  if (mistakes.length > 0) throw new Error(`not as it should be while all is well:\n${mistakes.join('\n')}`);
  return usual;
}

type UsualAnswer = { usual: number; shape: Shape } | { mistake: string };

async function usualAnswer(question: Question, triesLeft = 3): Promise<UsualAnswer> {
  const { told, verdict, shape } = await ask({ ...question, mayTakeLong: true });
  // What nobody has asked for yet may take longer than it is given, on a machine that has other work.
  if ((verdict === 'outage' || told.startsWith('503')) && triesLeft > 0) return usualAnswer(question, triesLeft - 1);
  const usual = Number.parseInt(told, 10);
  if (verdict === 'as ever' && shape && usual === (question.usual ?? Math.min(usual, 399))) return { usual, shape };
  return { mistake: `${question.name} answers ${told}: ${question.url}` };
}
