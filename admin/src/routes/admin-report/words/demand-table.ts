import type { DemandedModel } from '@kardan/contract/calls/admin/statistics';

type District = DemandedModel['districts'][number];

/** Columns of districts that can be read beside each other. */
const mostDistricts = 7;

/** The districts where most search agents look, over all models: what a table has columns for. */
export function demandDistricts(demand: readonly DemandedModel[]): District[] {
  const byId = new Map<number, District>();
  for (const district of demand.flatMap(({ districts }) => districts)) {
    const agents = (byId.get(district.id)?.agents ?? 0) + district.agents;
    byId.set(district.id, { ...district, agents });
  }
  return [...byId.values()].sort((a, b) => b.agents - a.agents).slice(0, mostDistricts);
}

/** Search agents for a model in a district; undefined where there are too few to say. */
export function agentsIn(model: DemandedModel, districtId: number): number | undefined {
  return model.districts.find(({ id }) => id === districtId)?.agents;
}
