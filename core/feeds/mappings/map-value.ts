import type { MappingPreview, ValueMapping } from '@kardan/contract/calls/feeds/mappings';
import type { Actor } from '../../accounts/actor.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { InvalidRequest, NotFound } from '../../kernel/errors.ts';
import { presentRunRow } from '../runs/present-run-row.ts';
import { repeatRunIn } from '../runs/repeat-run.ts';
import { loadRuns, type StoredRun } from '../runs/run-store.ts';
import { type FeedReference, type FoundFeed, findChangeableFeed, findFeed } from '../set-up/find-feed.ts';
import { recordFeedAct } from '../set-up/record-feed-act.ts';
import { loadCarsOfValue } from './mapped-car-store.ts';
import {
  countOtherMappings,
  deleteMapping,
  loadMapping,
  loadMappings,
  type StoredMapping,
  saveMapping,
} from './mapping-store.ts';
import { valuesOf } from './read-groups.ts';
import { loadGroups, type StoredGroup } from './value-group-store.ts';

/** All that a feed's words can need; every line is read by them. */
const maxMappings = 500;

interface MappedValue {
  column: string;
  raw: string;
  value: string | null;
}

/** What the values of a feed were mapped to, those for all feeds of its format included. */
export async function listMappings({ db }: { db: Database }, actor: Actor, reference: FeedReference) {
  const found = await findFeed({ db }, actor, reference);
  const mappings = await loadMappings(db, found.feed);
  const run = await lastRun(db, found);
  const groups = run ? await loadGroups(db, scopeOf(found, run)) : [];
  return { items: mappings.map((mapping) => present(mapping, groups)) };
}

/** What mapping a value would change, by model; nothing is changed. */
export async function previewMapping(
  { db }: { db: Database },
  actor: Actor,
  reference: FeedReference,
  { column, raw, value }: MappedValue,
): Promise<MappingPreview> {
  const found = await findFeed({ db }, actor, reference);
  const run = await lastRun(db, found);
  const models = run ? await loadCarsOfValue(db, scopeOf(found, run), column, raw) : [];
  const changes = models.map(({ model, cars, before }) => ({ model, cars, before, after: value }));
  const field = (models[0]?.field ?? null) as MappingPreview['field'];
  return { field, cars: models.reduce((sum, { cars }) => sum + cars, 0), changes };
}

/** Maps a value for good, and has the last file run once more with it: cars that it does not concern stay untouched. */
export async function mapValue(
  { db }: { db: Database },
  actor: Actor,
  reference: FeedReference,
  { column, raw, value, proposeForAll }: MappedValue & { proposeForAll: boolean },
) {
  const found = await findChangeableFeed({ db }, actor, reference);
  const { feed } = found;
  const last = await lastRun(db, found);
  const [known] = last ? await loadCarsOfValue(db, scopeOf(found, last), column, raw) : [];
  const values = valuesOf(known?.field ?? null);
  if (value !== null && values.length > 0 && !values.includes(value))
    throw new InvalidRequest([{ path: ['value'], code: 'unknown-value', message: 'the field has no such value' }]);
  const { mappingId, run } = await inTransaction(db, async (tx) => {
    const reach = proposeForAll ? 'proposed' : 'feed';
    const { accountId } = actor;
    if ((await countOtherMappings(tx, feed.id, { column, raw })) >= maxMappings)
      throw new InvalidRequest([
        { path: ['raw'], code: 'too-many-mappings', message: `a feed has ${maxMappings} mappings` },
      ]);
    const id = await saveMapping(tx, { feedId: feed.id, format: feed.format, column, raw, value, reach, accountId });
    await recordFeedAct(tx, actor, found, 'feed.value-mapped', { column, raw, value });
    if (feed.state === 'paused') return { mappingId: id, run: null };
    return { mappingId: id, run: await repeatRunIn(tx, feed, { dry: false, by: actor }) };
  });
  const mapping = (await loadMapping(db, mappingId)) as StoredMapping;
  const groups = last ? await loadGroups(db, scopeOf(found, last)) : [];
  return { mapping: present(mapping, groups), run: run && presentRunRow(run, found) };
}

/** Takes a mapping of a feed back; one that counts for all is the operator's. */
export async function removeMapping(
  { db }: { db: Database },
  actor: Actor,
  reference: FeedReference & { mappingId: number },
): Promise<void> {
  const found = await findChangeableFeed({ db }, actor, reference);
  await inTransaction(db, async (tx) => {
    const mapping = await loadMapping(tx, reference.mappingId);
    if (!(await deleteMapping(tx, found.feed.id, reference.mappingId))) throw new NotFound('mapping');
    const { column, raw, value } = mapping as StoredMapping;
    await recordFeedAct(tx, actor, found, 'feed.value-mapped', { column, raw, value: null }, { column, raw, value });
  });
}

/** The last run that has lines. */
async function lastRun(db: Database, { feed }: FoundFeed): Promise<StoredRun | undefined> {
  const runs = await loadRuns(db, feed.id, 10);
  return runs.find(({ state }) => state === 'done' || state === 'undone');
}

function scopeOf({ visible, seesAll }: FoundFeed, run: StoredRun) {
  return { run, visible, withUnknown: seesAll };
}

function present(mapping: StoredMapping, groups: readonly StoredGroup[]): ValueMapping {
  const { id, format, column, raw, value, reach, by, at } = mapping;
  const cars = groups.find((group) => group.column === column && group.raw === raw)?.cars ?? 0;
  return { id, format, column, raw, value, reach, cars, by, at: at.toISOString() };
}
