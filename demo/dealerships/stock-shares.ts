import type { Category } from '@kardan/contract/values/vehicle';
import type { Random } from '../random/random.ts';
import { Weighted } from '../random/weighted.ts';
import type { DemoDealership } from './build-dealership.ts';

/** How likely a car stands at a dealer with a contract for its make. */
const atContractDealer: Record<Category, number> = { new: 0.97, 'one-year': 0.85, used: 0.6, 'old-timer': 0.05 };

/**
 * Gives each car a dealership: most stand at dealers with a contract for the make, old-timers at those who trade in
 * them, the others anywhere, at independent dealers more often. Larger dealers get more of everything.
 */
export function dealershipOfCar(dealerships: readonly DemoDealership[]) {
  // A requested one has no cars yet, a closed one none any more; a suspended one keeps its hidden stock.
  const withStock = dealerships.filter(({ row }) => row.state === 'active' || row.state === 'suspended');
  const weightOf = (dealership: DemoDealership) => dealership.stockWeight;
  const pool = (members: DemoDealership[], weight = weightOf) =>
    members.length > 0 ? new Weighted(members, members.map(weight)) : undefined;
  const contract = new Map<number, Weighted<DemoDealership> | undefined>();
  for (const makeId of new Set(withStock.flatMap(({ makes }) => makes.map((make) => make.makeId)))) {
    const sellers = withStock.filter(({ makes }) =>
      makes.some((make) => make.makeId === makeId && make.kind === 'sales'),
    );
    contract.set(makeId, pool(sellers));
  }
  const classic = pool(withStock.filter(({ kind }) => kind === 'classic'));
  const anywhere = new Weighted(
    withStock,
    withStock.map((dealership) => weightOf(dealership) * mixOf[dealership.kind]),
  );

  return function drawDealership(random: Random, category: Category, makeId: number): DemoDealership {
    const contracted = random.chance(atContractDealer[category]);
    const specialised = category === 'old-timer' && random.chance(0.75);
    const chosen = specialised ? classic : contracted ? contract.get(makeId) : undefined;
    return (chosen ?? anywhere).draw(random);
  };
}

/** How much of what has no place of its own a dealer takes. */
const mixOf: Record<DemoDealership['kind'], number> = { franchised: 0.4, independent: 1, classic: 0.1 };
