import type { Finding } from '@kardan/contract/calls/operator/findings';
import { type EqualFact, type FindingKind, findingKinds, findingsPageSize } from '@kardan/contract/values/findings';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { readTimeCursor, writeTimeCursor } from '../../kernel/time-cursor.ts';
import { type PortalCarRow, presentPortalCar, readPortalCars } from '../cars/present-portal-car.ts';
import { countOpenFindings, loadFindings, type StoredFinding } from './finding-store.ts';
import type { FindingDetail } from './inspecting/found.ts';

interface Wanted {
  kind: FindingKind;
  state: 'open' | 'decided';
  cursor?: string | undefined;
}

/** What operators should look at, of one kind, the newest first, with the cars as they stand now. */
export async function listFindings(
  { db }: { db: Database },
  actor: Actor,
  { cursor, ...wanted }: Wanted,
): Promise<{ items: Finding[]; cursor: string | null; open: Record<FindingKind, number> }> {
  requireOperator(actor);
  const after = readTimeCursor(cursor);
  const found = await loadFindings(db, wanted, { after, limit: findingsPageSize + 1 });
  const shown = found.slice(0, findingsPageSize);
  const last = shown.at(-1);
  const cars = await readPortalCars(
    { db },
    shown.flatMap(({ listingId, otherListingId }) =>
      otherListingId === null ? [listingId] : [listingId, otherListingId],
    ),
  );
  const now = new Date();
  const counts = await countOpenFindings(db);
  return {
    items: shown.flatMap((finding) => present(finding, cars, now)),
    cursor: found.length > shown.length && last ? writeTimeCursor({ at: last.place, id: last.id }) : null,
    open: Object.fromEntries(findingKinds.map((kind) => [kind, counts.get(kind) ?? 0])) as Record<FindingKind, number>,
  };
}

function present(finding: StoredFinding, cars: ReadonlyMap<number, PortalCarRow>, now: Date): Finding[] {
  const car = cars.get(finding.listingId);
  const other = finding.otherListingId === null ? null : cars.get(finding.otherListingId);
  // Deleted since the findings were read, and its findings with it.
  if (!car || other === undefined) return [];
  const { pictures = [], price = null, words = [] } = finding.detail as FindingDetail;
  const { id, kind, state, foundAt, decidedAt, decidedBy, why } = finding;
  return [
    {
      id,
      kind,
      state,
      foundAt: foundAt.toISOString(),
      car: presentPortalCar(car, now),
      other: other && presentPortalCar(other, now),
      equal: other ? equalFactsOf(car, other) : [],
      pictures,
      price,
      words,
      decision: decidedAt && { by: decidedBy, at: decidedAt.toISOString(), why },
    },
  ];
}

/** What both cars say, and neither leaves out. */
function equalFactsOf(car: PortalCarRow, other: PortalCarRow): EqualFact[] {
  const facts: [EqualFact, (of: PortalCarRow) => unknown][] = [
    ['vin', ({ vin }) => vin],
    ['price', ({ priceEur }) => priceEur],
    ['mileage', ({ mileageKm }) => mileageKm],
    ['first-registration', ({ firstRegistration }) => firstRegistration],
    ['colour', ({ colour }) => colour],
    ['description', ({ description }) => description.trim() || null],
  ];
  return facts.flatMap(([fact, of]) => (of(car) !== null && of(car) === of(other) ? [fact] : []));
}
