export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** The radius the search engine computes with, so that a distance shown and a radius searched agree. */
export const earthRadiusKm = 6371.0087714;

/** Great-circle distance in kilometres. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const radians = Math.PI / 180;
  const latitudes = Math.sin(((to.latitude - from.latitude) * radians) / 2) ** 2;
  const longitudes = Math.sin(((to.longitude - from.longitude) * radians) / 2) ** 2;
  const share = latitudes + Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * longitudes;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, share)));
}
