/** Size of the map's plane: Austria with a small margin, about 1.7 units to the kilometre. */
export const mapWidth = 1000;
export const mapHeight = 520;

// A conformal cone on the parallels that Austria's own maps use, 46° and 49°, around 13° 20′ east.
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const widen = (latitude: number) => Math.tan(Math.PI / 4 + radians(latitude) / 2);
const cone = Math.log(Math.cos(radians(46)) / Math.cos(radians(49))) / Math.log(widen(49) / widen(46));
const rim = (Math.cos(radians(46)) * widen(46) ** cone) / cone;
const unitsPerRadian = 10_890;
const apex = { x: 503, y: -9_676 };

/** Where a place lies on the map, in units of its view box. */
export function projectPoint(latitude: number, longitude: number): [x: number, y: number] {
  const distance = (unitsPerRadian * rim) / widen(latitude) ** cone;
  const angle = cone * radians(longitude - 13 - 1 / 3);
  return [apex.x + distance * Math.sin(angle), apex.y + distance * Math.cos(angle)];
}

/** The place that a point of the map is. */
export function unprojectPoint(x: number, y: number): { latitude: number; longitude: number } {
  const [right, down] = [x - apex.x, y - apex.y];
  const widened = ((unitsPerRadian * rim) / Math.hypot(right, down)) ** (1 / cone);
  const degrees = (angle: number) => (angle * 180) / Math.PI;
  return {
    latitude: degrees(2 * (Math.atan(widened) - Math.PI / 4)),
    longitude: degrees(Math.atan2(right, down) / cone) + 13 + 1 / 3,
  };
}
