import { feature } from 'topojson-client';
import type { MultiPolygon } from 'topojson-specification';
import { type BorderNet, bordersOf, joinBorders, joinShapes } from './austria-map/border-net.ts';
import { divideArea, type Piece } from './austria-map/divide-area.ts';
import { findLabelSpot } from './austria-map/find-label-spot.ts';
import { contains, type Polygon, polygonArea } from './austria-map/plane.ts';
import { type District, readPlaces } from './austria-map/read-places.ts';
import { readStateAreas } from './austria-map/read-state-areas.ts';
import { simplifyBorders } from './austria-map/simplify-borders.ts';
import { writePath } from './austria-map/write-path.ts';
import type { GeneratedFile } from './generate/generated-file.ts';

/** What a region is called on a plate-like sign, where its name has no room. */
const signs: Record<string, string> = {
  burgenland: 'B',
  kaernten: 'K',
  niederoesterreich: 'NÖ',
  oberoesterreich: 'OÖ',
  salzburg: 'S',
  steiermark: 'ST',
  tirol: 'T',
  vorarlberg: 'V',
  wien: 'W',
};

/**
 * The map of Austria as data for web: the shapes of regions and, in a file of their own, of districts. Which districts
 * have a common border is reference data too: the API counts the cars next door.
 */
export function austriaMapFiles(): GeneratedFile[] {
  const { regions, districts } = readPlaces();
  const areas = readStateAreas();
  const pieces = regions.flatMap(({ slug, name }) =>
    divideRegion(
      areas.get(name) ?? [],
      districts.filter(({ region }) => region === slug),
    ),
  );
  const net = simplifyBorders(joinBorders(districts, pieces));
  const regionLines = regions.map(({ slug }) => {
    const shapes = net.districts.filter(({ region }) => region === slug).map(({ shape }) => shape);
    const polygons = polygonsOf(net, joinShapes({ arcs: net.borders }, shapes));
    return `slug: '${slug}', code: '${signs[slug]}', box: [${boxOf(polygons).join(', ')}], ${drawing(polygons)}`;
  });
  const districtLines = net.districts.map((district) => {
    const neighbours = neighboursOf(net, district).map(({ slug }) => `'${slug}'`);
    const polygons = polygonsOf(net, district.shape);
    const named = `slug: '${district.slug}', region: '${district.region}', code: '${district.code}'`;
    const drawn = `box: [${boxOf(polygons).join(', ')}], ${drawing(polygons)}`;
    return `${named}, ${drawn}, neighbours: [${neighbours.join(', ')}]`;
  });
  const pairs = net.districts.flatMap((district) =>
    neighboursOf(net, district).map(({ id }) => `${district.id},${id}`),
  );
  return [
    { path: 'contract/map/austria-map.gen.ts', text: file('MapRegion', 'mapRegions', regionLines) },
    {
      path: 'contract/map/austria-districts.gen.ts',
      text: file('MapDistrict', 'mapDistricts', districtLines),
    },
    {
      path: 'core/regions/reference/neighbours.csv',
      text: `${['district_id,neighbour_id', ...pairs].join('\n')}\n`,
    },
  ];
}

/** Each connected part of a region is divided among the districts that have most of their postcodes there. */
function divideRegion(parts: Polygon[], districts: District[]): Piece[] {
  const partOf = ({ spots }: District) => {
    const inside = parts.map((part) => spots.filter((spot) => contains(part, spot)).length);
    return inside.indexOf(Math.max(...inside));
  };
  return parts.flatMap((part, index) =>
    divideArea(
      part,
      districts.filter((district) => partOf(district) === index),
    ),
  );
}

/** A shape's areas, the largest first. */
function polygonsOf({ borders }: BorderNet, shape: MultiPolygon): Polygon[] {
  const { geometry } = feature({ type: 'Topology', objects: {}, arcs: borders }, shape);
  return (geometry.coordinates as Polygon[]).sort((a, b) => polygonArea(b) - polygonArea(a));
}

function drawing(polygons: Polygon[]): string {
  const label = findLabelSpot(polygons[0] ?? []);
  return `label: [${label.join(', ')}], path: '${writePath(polygons)}'`;
}

function boxOf(polygons: Polygon[]): number[] {
  const xs = polygons.flat(2).map(([x]) => x);
  const ys = polygons.flat(2).map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function neighboursOf(net: BorderNet, district: BorderNet['districts'][number]): District[] {
  const own = new Set(bordersOf(district.shape));
  return net.districts
    .filter((other) => other !== district && bordersOf(other.shape).some((border) => own.has(border)))
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

function file(type: string, name: string, lines: string[]): string {
  return `// Written by \`pnpm generate\` from the borders of the states and the places of all postcodes.
import type { ${type} } from './map-shapes.ts';

export const ${name}: readonly ${type}[] = [
${lines.map((line) => `  { ${line} },`).join('\n')}
];
`;
}
