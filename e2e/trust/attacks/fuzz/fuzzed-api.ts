import { keyScopes } from '@kardan/contract/values/api-keys';
import { signAccessToken } from '@kardan/core/accounts/sessions/access-token';
import { seedContent } from '@kardan/core/content/seed/seed-content';
import type { Database } from '@kardan/core/db/database';
import { loadEnv } from '@kardan/core/env';
import { agentEngine, createFirstAgentIndex } from '@kardan/core/search-agents/agent-index/agent-index';
import { type AccountRights, buildAccount, buildSession } from '@kardan/core/testing/build-account';
import { textFile } from '@kardan/core/testing/build-content';
import { buildKey } from '@kardan/core/testing/build-key';
import { type FurnishedObjects, furnishDealership } from '@kardan/core/testing/furnish-dealership';
import { createTestDatabase } from '@kardan/core/testing/test-database';
import { createTestIndex } from '@kardan/core/testing/test-index';
import { createTestMedia } from '@kardan/core/testing/test-media';
import { runToEnd } from '../../../stack/run-to-end.ts';
import { root } from '../../../stack/start.ts';
import { sized } from '../../size.ts';
import { type LoggedApi, startLoggedApi } from './start-logged-api.ts';

export const roles = [
  'visitor',
  'dealer-staff',
  'dealer-owner',
  'group-owner',
  'group-analyst',
  'editor',
  'operator',
  'operator acting',
  'key',
] as const;
export type Role = (typeof roles)[number];

/** Whoever fuzzes deletes: of each kind there is one in every one of these. */
const dealerships = sized({ small: 6, full: 40 });
/** Limits count by account: so many share the calls of a role. */
const accountsOfRole = sized({ small: 8, full: 40 });

export interface FuzzedApi extends LoggedApi {
  db: Database;
  furnished: FurnishedObjects[];
  /** Ids and names of what is nobody's, by the name that calls have for them. */
  values: Record<string, (string | number)[]>;
  /** Good for a quarter of an hour. */
  tokensOf(role: Role): Promise<string[]>;
}

/** An API on demo data of its own, beside which some dealerships have one of everything. */
export async function startFuzzedApi(): Promise<FuzzedApi> {
  await using starting = new AsyncDisposableStack();
  const { url: databaseUrl, ownerUrl, db } = starting.use(await createTestDatabase());
  const { search } = starting.use(await createTestIndex());
  await createFirstAgentIndex(agentEngine(search));
  const { media } = starting.use(createTestMedia());
  const data = { DATABASE_URL: databaseUrl, LISTING_INDEX: search.indexName, S3_BUCKET: media.bucket };
  await runToEnd(['demo/seed.ts', '--listings', '300'], root, { ...data, DATABASE_OWNER_URL: ownerUrl });
  await seedContent({ db }, [textFile({ kind: 'portal', key: 'contact' })]);
  const furnished: FurnishedObjects[] = [];
  for (let place = 0; place < dealerships; place++) furnished.push(await furnishDealership(db, `Fuzz${place}`));
  const api = starting.use(await startLoggedApi(data));
  const values = await valuesOf(db);
  const ending = starting.move();
  return {
    ...api,
    db,
    furnished,
    values,
    tokensOf: (role) => tokensOf(db, furnished, role),
    [Symbol.asyncDispose]: () => ending.disposeAsync(),
  };
}

async function valuesOf(db: Database): Promise<Record<string, (string | number)[]>> {
  const column = async (table: 'content' | 'listing' | 'dealership' | 'dealershipRequest' | 'agreementVersion') =>
    (await db.selectFrom(table).select('id').limit(20).execute()).map(({ id }) => id);
  const [listing, dealership] = [await column('listing'), await column('dealership')];
  return {
    id: [...listing.slice(0, 5), ...dealership.slice(0, 5), 1010, 9],
    contentId: await column('content'),
    requestId: await column('dealershipRequest'),
    versionId: await column('agreementVersion'),
    email: ['anna@buyer.example', 'bert@buyer.example', 'clara@firma.example'],
    postcode: ['1010', '6020'],
    make: ['volkswagen', 'audi', 'skoda'],
    model: ['golf', 'a4'],
    region: ['wien', 'tirol'],
    district: ['innsbruck-stadt', 'moedling'],
    city: ['1010-wien'],
    category: ['used', 'new'],
    makeId: [1, 2, 3],
    modelId: [1, 2, 3],
    generationId: [1, 2, 3],
    range: [1],
  };
}

async function tokensOf(db: Database, furnished: FurnishedObjects[], role: Role): Promise<string[]> {
  if (role === 'visitor') return [];
  const tokens: string[] = [];
  if (role === 'key') {
    // A key is one dealership's.
    for (const { dealershipId } of furnished)
      tokens.push((await buildKey(db, { dealershipId, scopes: [...keyScopes] })).token);
    return tokens;
  }
  for (let count = 0; count < accountsOfRole; count++) {
    const { id: accountId } = await buildAccount(db, rightsOf(furnished, role));
    tokens.push(await signAccessToken(loadEnv(), { accountId, sessionId: await buildSession(db, accountId) }));
  }
  return tokens;
}

function rightsOf(furnished: FurnishedObjects[], role: Exclude<Role, 'visitor' | 'key'>): AccountRights {
  const dealershipIds = furnished.map(({ dealershipId }) => dealershipId);
  const all = <Right>(right: Right) => Object.fromEntries(dealershipIds.map((id) => [id, right]));
  const groups = <Right>(right: Right) => Object.fromEntries(furnished.map(({ groupId }) => [groupId, right]));
  switch (role) {
    case 'dealer-staff':
      return { memberships: all('dealer-staff') };
    case 'dealer-owner':
      return { memberships: all('dealer-owner') };
    case 'group-owner':
      return { groups: groups('group-owner') };
    case 'group-analyst':
      return { groups: groups('group-analyst') };
    case 'editor':
      return { isEditor: true };
    case 'operator':
      return { isOperator: true };
    case 'operator acting':
      return { isOperator: true, actingFor: dealershipIds };
  }
}
