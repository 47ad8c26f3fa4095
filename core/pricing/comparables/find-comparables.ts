import type { ComparableCar } from '@kardan/contract/calls/listings/price-rating';
import type { Database } from '../../db/database.ts';
import { powerPs } from '../../vehicles/power.ts';
import { type ComparableCandidate, loadCandidates, loadComparables } from './comparable-store.ts';
import { type ComparedCar, similarityPercent } from './similarity.ts';

const maxComparables = 8;

/** The cars most like this one that are on offer or were sold after this moment, the most similar first. */
export async function findComparables(
  db: Database,
  car: ComparedCar & { id: number; modelId: number },
  soldAfter: Date,
): Promise<ComparableCar[]> {
  return showComparables(db, await findSimilar(db, car, soldAfter), maxComparables);
}

export type SimilarCar = ComparableCandidate & { similarity: number };

/** Some hundred cars of the model that are nearest in age, with how similar they are, the most similar first. */
export async function findSimilar(
  db: Database,
  car: ComparedCar & { id: number; modelId: number },
  soldAfter: Date,
): Promise<SimilarCar[]> {
  return (await loadCandidates(db, car, soldAfter))
    .map((candidate) => ({ ...candidate, similarity: similarityPercent(car, candidate) }))
    .sort((one, other) => other.similarity - one.similarity || one.id - other.id);
}

/** The first of similar cars as they are shown. */
export async function showComparables(
  db: Database,
  similar: readonly SimilarCar[],
  limit: number,
): Promise<ComparableCar[]> {
  const nearest = similar.slice(0, limit);
  if (nearest.length === 0) return [];
  const rows = new Map(
    (
      await loadComparables(
        db,
        nearest.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  return nearest.flatMap(({ id, similarity }): ComparableCar[] => {
    const row = rows.get(id);
    if (!row) return [];
    const { ratingLabel, estimateEur, contentHash, firstRegistration, state, ...shown } = row;
    return [
      {
        ...shown,
        state: state === 'sold' || state === 'reserved' ? state : 'active',
        firstRegistration: firstRegistration?.slice(0, 7) ?? null,
        powerPs: powerPs(row.powerKw),
        image: contentHash,
        similarityPercent: similarity,
        priceRating: ratingLabel === null ? null : { label: ratingLabel, estimateEur },
      },
    ];
  });
}
