import type { ComparableCar } from '@kardan/contract/calls/listings/price-rating';
import type { Database } from '../../db/database.ts';
import { powerPs } from '../../vehicles/power.ts';
import { loadCandidates, loadComparables } from './comparable-store.ts';
import { type ComparedCar, similarityPercent } from './similarity.ts';

const maxComparables = 8;

/** The cars most like this one that are on offer or were sold after this moment, the most similar first. */
export async function findComparables(
  db: Database,
  car: ComparedCar & { id: number; modelId: number },
  soldAfter: Date,
): Promise<ComparableCar[]> {
  const nearest = (await loadCandidates(db, car, soldAfter))
    .map((candidate) => ({ id: candidate.id, similarity: similarityPercent(car, candidate) }))
    .sort((one, other) => other.similarity - one.similarity || one.id - other.id)
    .slice(0, maxComparables);
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
