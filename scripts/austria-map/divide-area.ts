import { mapHeight, mapWidth } from '@kardan/contract/map/project';
import { Delaunay } from 'd3-delaunay';
import type { Feature, FeatureCollection, Polygon as PolygonJson } from 'geojson';
import clipping from 'polygon-clipping';
import { merge } from 'topojson-client';
import { topology } from 'topojson-server';
import type { GeometryCollection, Polygon as TopoPolygon } from 'topojson-specification';
import { onGrid, type Point, type Polygon, polygonArea, type Ring, sameSpot } from './plane.ts';
import type { District } from './read-places.ts';

export interface Piece {
  district: District;
  polygon: Polygon;
}

/**
 * Divides an area among districts: every spot of it goes to the district whose nearest postcode is nearest. A postcode
 * that lies outside by the inaccuracy of its coordinates still counts, since only its distance matters.
 */
export function divideArea(area: Polygon, districts: District[]): Piece[] {
  const spots = districts.flatMap((district) => district.spots.map((spot) => ({ district, spot })));
  const bounds = [-mapWidth, -mapHeight, 2 * mapWidth, 2 * mapHeight] as [number, number, number, number];
  const cells = Delaunay.from(spots.map(({ spot }) => spot)).voronoi(bounds);
  const features = spots.flatMap(({ district }, index): Feature<PolygonJson>[] => {
    const ring = cells.cellPolygon(index);
    // Of several postcodes on one spot only the first has a cell.
    if (!ring) return [];
    return [{ type: 'Feature', id: district.slug, properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } }];
  });
  const collection: FeatureCollection<PolygonJson> = { type: 'FeatureCollection', features };
  const joined = topology({ cells: collection });
  const { geometries } = joined.objects.cells as GeometryCollection;
  return districts.flatMap((district) => {
    const own = geometries.filter((cell) => cell.id === district.slug) as TopoPolygon[];
    if (own.length === 0) return [];
    const whole = merge(joined, own).coordinates as Polygon[];
    return clipping
      .intersection(whole, area)
      .map((polygon) => tidy(polygon as Polygon))
      .filter((polygon) => polygonArea(polygon) > 0)
      .map((polygon) => ({ district, polygon }));
  });
}

/** On the grid, without repeated points and without rings that vanish there. */
function tidy(polygon: Polygon): Polygon {
  return polygon
    .map((ring): Ring => {
      const points = ring.map((point) => point.map(onGrid) as Point);
      return points.filter((point, index) => index === 0 || !sameSpot(point, points[index - 1] as Point));
    })
    .filter((ring) => ring.length > 3);
}
