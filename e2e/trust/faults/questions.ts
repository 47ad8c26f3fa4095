import { apiPrefix, type Call, mayTakeLong } from '@kardan/contract/calls/call';
import { calls } from '@kardan/contract/calls/calls';
import { pageKinds } from '../../site/page-kinds.ts';
import { ask, type Question } from './ask.ts';
import type { FaultyStack } from './faulty-stack.ts';

/** Documents of the application of dealers, operators and editors; what they show comes by calls. */
const adminPages = ['/anmelden', '/dealership-admin', '/dealership-admin/operator'];

/** Every kind of page that the site has. */
export async function everyPage({ web }: FaultyStack): Promise<Question[]> {
  const questions: Question[] = [];
  for (const { name, path, status } of pageKinds) {
    questions.push({ name, kind: 'page', url: web + (await path()), ...(status && { usual: status }) });
  }
  return questions;
}

/** The documents of the admin area; their applications begin empty, so that a document is all that is looked at. */
export function adminDocuments({ web }: FaultyStack): Question[] {
  return adminPages.map((path) => ({ name: path, kind: 'document', url: web + path }));
}

const someId = '5f0c7a52-0000-4000-8000-000000000005';
const month = { from: '2026-01-01', to: '2026-01-31' };
const model = { make: 'volkswagen', model: 'golf' };

/** What calls that need a question are asked. */
const queries: Record<string, Record<string, string>> = {
  nova: { baseEur: '20000' },
  insuranceTax: { drive: 'petrol' },
  versionByCode: { nationalCode: '123456' },
  versionProposals: { ...model, version: '2.0 TDI' },
  eurotaxListing: model,
  eurotaxListingDetails: { ...model, version: '2-0-tdi', firstRegistration: '2020-01', mileageKm: '50000' },
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

/** Every call that only reads, as the contract lists them, at the API itself or by way of web as browsers do. */
export async function everyReading(stack: FaultyStack, origin: string): Promise<Question[]> {
  const { dealership, cars } = stack;
  const [car] = cars as [(typeof cars)[number]];
  const params: Record<string, string> = {
    ...model,
    ...{ version: 'x', category: 'used', type: 'makes', section: 'used', range: '0', region: 'steiermark' },
    ...{
      district: 'graz-stadt',
      city: 'graz',
      slug: 'nova-durchgerechnet',
      number: '1',
      runNumber: '1',
      file: 'cars.json',
    },
    ...{ makeId: '1', modelId: '1', contentId: '1', code: '123456', groupId: '1', contentHash: 'c'.repeat(64) },
    dealershipId: String(dealership.id),
    listingId: String(car.id),
    token: stack.agentToken,
    feedId: stack.feedId,
  };
  const nextPicture = await pictures(stack);
  const more: typeof queries = {
    savedCarDetails: { ids: String(car.id) },
    generateReport: { dealershipId: String(dealership.id), ...month },
  };
  const readings = Object.entries<Call>(calls).filter(([, { method }]) => method === 'GET');
  return readings.map(([name, call]) => {
    const path = call.path.replaceAll(/:(\w+)/g, (_, param: string) =>
      param === 'id' ? idOf(call.path, stack) : (params[param] ?? someId),
    );
    const query = new URLSearchParams(more[name] ?? queries[name] ?? {});
    const address = `${origin}${apiPrefix}${path}`;
    const kind = call.path.startsWith('/admin/operator') ? 'operator' : 'owner';
    return {
      name,
      kind: 'call',
      url: name === 'image' ? () => `${address}?${nextPicture()}` : `${address}${query.size > 0 ? `?${query}` : ''}`,
      ...(call.secure && { headers: async () => ({ authorization: `Bearer ${await stack.token(kind)}` }) }),
      // Exports, and pictures that a browser rather waits for than lacks.
      ...(mayTakeLong(call) && { mayTakeLong: true }),
    };
  });
}

function idOf(path: string, { dealership, cars }: FaultyStack): string {
  if (path.startsWith('/listing/')) return String(cars[0]?.id);
  return path.startsWith('/dealership/') ? String(dealership.id) : '1';
}

/** Pictures as pages show them, each time one that nobody has asked for yet: what was is kept in memory. */
async function pictures({ web }: FaultyStack): Promise<() => URLSearchParams> {
  const page = await (await fetch(`${web}/gebrauchtwagen`)).text();
  const urls = [...page.matchAll(/\/_next\/image\?url=([^"&\s]+)/g)].map(([, url = '']) => decodeURIComponent(url));
  const unasked = [...new Set(urls)].flatMap((url) =>
    ['48', '96', '256', '640', '828'].map((w) => ({ url, w, q: '75' })),
  );
  return () => {
    const next = unasked.pop();
    if (!next) throw new Error('every picture has been asked for');
    return new URLSearchParams(next);
  };
}

/** Asks everything while all is well, so that what is unusual shows; a call whose question we got wrong is a mistake of ours. */
export async function withUsualStatus(questions: Question[], statusOf: (question: Question) => Promise<number>) {
  const usual: Question[] = [];
  for (const question of questions) usual.push({ ...question, usual: question.usual ?? (await statusOf(question)) });
  return usual;
}

export async function usualStatus(question: Question, triesLeft = 3): Promise<number> {
  const { told, verdict } = await ask({ ...question, mayTakeLong: true });
  // What nobody has asked for yet may take longer than it is given, on a machine that has other work.
  if (told.startsWith('503') && triesLeft > 0) return usualStatus(question, triesLeft - 1);
  const status = Number.parseInt(told, 10);
  if (verdict === 'wrong' || status >= 500 || [400, 401, 403, 429].includes(status)) {
    throw new Error(`${question.name} answers ${told} while all is well: ${question.url}`);
  }
  return status;
}
