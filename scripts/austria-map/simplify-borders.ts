import { presimplify } from 'topojson-simplify';
import type { Topology } from 'topojson-specification';
import { type BorderNet, bordersOf } from './border-net.ts';
import type { Point } from './plane.ts';

/** Smallest corner that stays, as the area (in square units) by which leaving it out would change the map. */
const smallestCorner = {
  /** Surveyed borders of states: as they come, without what no screen shows. */
  state: 0.35,
  /** Computed borders of districts: their zigzag means nothing. */
  district: 9,
  /** In Vienna a district is about 50 square units. */
  vienna: 0.9,
};

/** Leaves out corners that carry no shape; a border is simplified once, so both its sides stay together. */
export function simplifyBorders(net: BorderNet): BorderNet {
  const regionsAt = new Map<number, string[]>();
  for (const { region, shape } of net.districts) {
    for (const border of bordersOf(shape)) regionsAt.set(border, [...(regionsAt.get(border) ?? []), region]);
  }
  const weighed = presimplify({ type: 'Topology', objects: {}, arcs: net.borders } satisfies Topology<
    Record<string, never>
  >);
  const borders = weighed.arcs.map((border, index) => {
    const limit = smallestCorner[kindOf(regionsAt.get(index) ?? [])];
    return border.filter(([, , weight = 0]) => weight >= limit).map(([x, y]): Point => [x as number, y as number]);
  });
  return { ...net, borders };
}

function kindOf([region, across]: string[]): keyof typeof smallestCorner {
  if (region !== across) return 'state';
  return region === 'wien' ? 'vienna' : 'district';
}
