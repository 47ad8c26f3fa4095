import type { ColloquialName } from '@kardan/contract/calls/operator/colloquial-names';
import type { Actor } from '../../../accounts/actor.ts';
import { requireOperator } from '../../../accounts/policies.ts';
import { recordAct } from '../../../audit/record-act.ts';
import { type Database, inTransaction } from '../../../db/database.ts';
import { Failure, InvalidRequest } from '../../../kernel/errors.ts';
import { findMake, findModel } from '../../../vehicles/vehicle-directory.ts';
import { loadVocabulary } from '../names/load-vocabulary.ts';
import { keyOf } from '../token-runs.ts';
import { insertColloquialName, loadColloquialNames, type StoredColloquialName } from './colloquial-name-store.ts';
import { isFixed } from './read-word-meaning.ts';
import { present } from './search-colloquial-names.ts';

/** Has a word mean a make or model wherever names are read, within seconds; refuses a word that means something already. */
export async function addColloquialName(
  services: { db: Database },
  actor: Actor,
  { word, vehicle }: { word: string; vehicle: string },
): Promise<ColloquialName> {
  requireOperator(actor);
  const [makeSlug = '', modelSlug] = vehicle.split('/');
  const make = await findMake(services, makeSlug);
  const model = make && modelSlug !== undefined ? await findModel(services, make, modelSlug) : undefined;
  if (!make || (modelSlug !== undefined && !model))
    throw new InvalidRequest([{ path: ['vehicle'], code: 'unknown-model', message: 'there is no such make or model' }]);
  if (isFixed(await loadVocabulary(services), word)) throw new Failure('word-taken');
  return inTransaction(services.db, async (tx) => {
    const name = { word, key: keyOf(word), makeId: make.id, modelId: model?.id ?? null };
    const id = await insertColloquialName(tx, name);
    if (id === undefined) throw new Failure('word-taken');
    const [stored] = (await loadColloquialNames(tx, id)) as [StoredColloquialName];
    await recordAct(tx, actor, { action: 'colloquial-name.added', object: { id, label: word }, after: { vehicle } });
    return present(stored);
  });
}
