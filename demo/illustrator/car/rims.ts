/** How solid a rim is at a radius (0 hub to 1 edge) and angle: above 0 metal, rising to the middle of a spoke; below, a hole. */
type Rim = (radius: number, angle: number) => number;

/** Angle to the middle between two of `count` spokes. */
const fold = (angle: number, count: number) => {
  const sector = (Math.PI * 2) / count;
  const inSector = ((angle % sector) + sector) % sector;
  return Math.abs(inSector - sector / 2);
};
const toSpoke = (angle: number, count: number) => Math.PI / count - fold(angle, count);

/** Every rim has a solid hub and a solid edge. */
const withHubAndEdge = (radius: number, spoke: number) => Math.max(spoke, (0.26 - radius) * 0.8, (radius - 0.93) * 0.8);

export const rims = {
  twin: (radius, angle) => withHubAndEdge(radius, 0.055 - Math.abs(fold(angle, 5) * radius - (0.1 + 0.13 * radius))),
  five: (radius, angle) => withHubAndEdge(radius, 0.1 + 0.06 * (1 - radius) - toSpoke(angle, 5) * radius),
  forked: (radius, angle) =>
    withHubAndEdge(radius, 0.065 - Math.abs(toSpoke(angle, 5) * radius - Math.max(0, (radius - 0.42) * 0.5))),
  multi: (radius, angle) => withHubAndEdge(radius, 0.042 - toSpoke(angle, 10) * radius),
  turbine: (radius, angle) => withHubAndEdge(radius, 0.07 - toSpoke(angle + radius * 0.9, 7) * radius),
  vee: (radius, angle) => withHubAndEdge(radius, 0.04 - Math.abs(toSpoke(angle, 7) * radius - radius * 0.2 + 0.03)),
  aero: (radius, angle) => {
    const slot = toSpoke(angle - 0.7 * radius, 5) * radius;
    return Math.max(slot - (0.05 + 0.04 * radius), (0.42 - radius) * 0.5, (radius - 0.86) * 0.5);
  },
  steel: (radius, angle) => (radius > 0.62 && radius < 0.8 ? fold(angle, 12) * radius - 0.04 : 0.05),
  cap: () => 0.05,
} as const satisfies Record<string, Rim>;

export type RimName = keyof typeof rims;
