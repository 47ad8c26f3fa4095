import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { listAllDistricts } from './list-all-districts.ts';
import { listNeighbours } from './list-neighbours.ts';

let database: TestDatabase;
let neighbours: Map<number, number[]>;
beforeAll(async () => {
  database = await createTestDatabase();
  const districts = (await listAllDistricts(database)).filter(({ selectable }) => selectable);
  const pairs = districts.map(
    async ({ id }) => [id, (await listNeighbours(database, id)).map((neighbour) => neighbour.id)] as const,
  );
  neighbours = new Map(await Promise.all(pairs));
});
afterAll(() => database[Symbol.asyncDispose]());

const slugsOf = async (id: number) => (await listNeighbours(database, id)).map(({ slug }) => slug);

test('a common border is one from both sides, and never with oneself or Vienna as a whole', () => {
  expect(neighbours.size).toBe(116);
  for (const [id, others] of neighbours) {
    for (const other of others) {
      expect(other).not.toBe(id);
      expect(neighbours.get(other), `${id} and ${other}`).toContain(id);
    }
  }
});

test('no district is an island: from any one can walk to all others', () => {
  const [start = 0] = neighbours.keys();
  const reached = new Set([start]);
  for (const id of reached) for (const next of neighbours.get(id) ?? []) reached.add(next);
  expect(reached.size).toBe(116);
});

test('neighbours come by name and across the borders of states', async () => {
  expect(await slugsOf(601)).toEqual(['graz-umgebung']);
  expect(await slugsOf(707)).toEqual(['hermagor', 'spittal-an-der-drau', 'zell-am-see']);
  expect(await slugsOf(317)).toContain('wien-23-liesing');
});

test('a district that is none has no neighbours', async () => {
  expect(await slugsOf(900)).toEqual([]);
  expect(await slugsOf(1)).toEqual([]);
});
