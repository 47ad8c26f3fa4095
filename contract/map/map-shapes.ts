export type MapPoint = readonly [x: number, y: number];
export type MapBox = readonly [left: number, top: number, right: number, bottom: number];

/** An area of the map, in units of the plane that project.ts projects to. */
export interface MapShape {
  slug: string;
  /** What its sign shows: a district's number plate, in Vienna its number, or the usual short form of a region. */
  code: string;
  /** The spot of the area where a label has most room. */
  label: MapPoint;
  /** SVG path; holes are left out by the even-odd rule. */
  path: string;
}

export interface MapRegion extends MapShape {
  box: MapBox;
}

export interface MapDistrict extends MapShape {
  region: string;
  box: MapBox;
  /** Districts with which it shares a border, those of other regions too. */
  neighbours: readonly string[];
}
