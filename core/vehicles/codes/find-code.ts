import type { CodeFinding } from '@kardan/contract/calls/operator/versions';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { countCarsOfCode, loadVersionsOfCode } from './code-store.ts';

/** What a national code means, and how many cars have it. */
export async function findCode({ db }: { db: Database }, actor: Actor, code: string): Promise<CodeFinding> {
  requireOperator(actor);
  const [versions, cars] = await Promise.all([loadVersionsOfCode(db, code), countCarsOfCode(db, code)]);
  return {
    code,
    cars,
    versions: versions.map(({ id, name, modelId, makeSlug, modelSlug, makeName, modelName, builtFrom, builtTo }) => ({
      id,
      name,
      modelId,
      vehicle: `${makeSlug}/${modelSlug}`,
      model: `${makeName} ${modelName}`,
      years: [builtFrom, builtTo].map((year) => year ?? '').join('–'),
    })),
  };
}
