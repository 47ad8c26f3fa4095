import type { FeatureCollection, Polygon as PolygonJson } from 'geojson';
import { mergeArcs } from 'topojson-client';
import { topology } from 'topojson-server';
import type { GeometryCollection, MultiPolygon, Topology, Polygon as TopoPolygon } from 'topojson-specification';
import type { Piece } from './divide-area.ts';
import { meetExactly } from './meet-exactly.ts';
import { type Point, polygonArea } from './plane.ts';
import type { District } from './read-places.ts';

/** All districts as loops of borders, each border stored once for the two areas that it parts. */
export interface BorderNet {
  borders: Point[][];
  districts: (District & { shape: MultiPolygon })[];
}

/** Joins the pieces of all districts into one net; a piece apart from its district's largest goes to its neighbour. */
export function joinBorders(districts: District[], pieces: Piece[]): BorderNet {
  const polygons = meetExactly(pieces.map(({ polygon }) => polygon));
  const collection: FeatureCollection<PolygonJson> = {
    type: 'FeatureCollection',
    features: polygons.map((coordinates) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Polygon', coordinates },
    })),
  };
  const net = topology({ pieces: collection });
  const shapes = (net.objects.pieces as GeometryCollection).geometries as TopoPolygon[];
  const owners = ownersOf(pieces, shapes, net);
  const shapeOf = (district: District) =>
    joinShapes(
      net,
      shapes.filter((_, index) => owners[index] === district),
    );
  return {
    borders: net.arcs as Point[][],
    districts: districts.map((district) => ({ ...district, shape: shapeOf(district) })),
  };
}

/** The areas of several shapes as one, without the borders between them. */
export function joinShapes(net: Pick<Topology, 'arcs'>, shapes: (TopoPolygon | MultiPolygon)[]): MultiPolygon {
  return mergeArcs({ type: 'Topology', objects: {}, ...net }, shapes);
}

/** The borders of a shape by number; a border is written negated (`~`) where it is followed backwards. */
export const bordersOf = (shape: TopoPolygon | MultiPolygon): number[] =>
  shape.arcs.flat(3).map((border) => (border < 0 ? ~border : border));

function ownersOf(pieces: Piece[], shapes: TopoPolygon[], net: Topology): District[] {
  const largest = new Map<string, Piece>();
  for (const piece of pieces) {
    const other = largest.get(piece.district.slug);
    if (!other || polygonArea(other.polygon) < polygonArea(piece.polygon)) largest.set(piece.district.slug, piece);
  }
  return pieces.map((piece, index) => {
    if (largest.get(piece.district.slug) === piece) return piece.district;
    const own = new Set(bordersOf(shapes[index] as TopoPolygon));
    const neighbours = pieces.map(({ district }, other) => {
      const shared = bordersOf(shapes[other] as TopoPolygon).filter((border) => own.has(border));
      const eligible = other !== index && district.region === piece.district.region;
      return { district, length: eligible ? shared.reduce((sum, border) => sum + lengthOf(net.arcs[border]), 0) : 0 };
    });
    return neighbours.reduce((best, next) => (next.length > best.length ? next : best)).district;
  });
}

function lengthOf(border: number[][] = []): number {
  return border.reduce((sum, [x = 0, y = 0], index) => {
    const [fromX = x, fromY = y] = border[index - 1] ?? [];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);
}
