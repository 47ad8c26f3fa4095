import { expect, test } from 'vitest';
import { agentsIn, demandDistricts } from './demand-table.ts';

const make = { id: 1, slug: 'vw', name: 'VW' };
const district = (id: number, agents: number) => ({ id, slug: `d${id}`, name: `D${id}`, plate: 'G', agents });
const model = (id: number, districts: ReturnType<typeof district>[]) => ({
  make,
  model: { id, slug: `m${id}`, name: `M${id}` },
  districts,
  agents: 100,
  inStock: 0,
});

test('districts come by how many look there in all, and no more than can be read', () => {
  const demand = [model(1, [district(1, 30), district(2, 20)]), model(2, [district(2, 25)])];
  expect(demandDistricts(demand).map(({ id, agents }) => [id, agents])).toEqual([
    [2, 45],
    [1, 30],
  ]);
  const many = model(
    3,
    Array.from({ length: 20 }, (_, index) => district(index, index + 5)),
  );
  expect(demandDistricts([many])).toHaveLength(7);
});

test('too few search agents have no number', () => {
  const one = model(1, [district(1, 30)]);
  expect([agentsIn(one, 1), agentsIn(one, 2)]).toEqual([30, undefined]);
});
