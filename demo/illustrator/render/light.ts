import { mix, smooth, type Vector } from '../scalar.ts';

/** The light around a car, all colours linear. */
export interface Light {
  zenith: Vector;
  horizon: Vector;
  groundNear: Vector;
  groundFar: Vector;
  /** Height (as the sine of an angle) and colour of the trees or houses all around. */
  band: number;
  bandColour: Vector;
  /** Direction to the sun. */
  sun: Vector;
  sunColour: Vector;
  sunPower: number;
  /** Lamps overhead instead of sun and sky. */
  studio: boolean;
  /** How much the floor mirrors. */
  mirror: number;
  exposure: number;
}

/** Light from the direction last asked for. */
export const arriving: Vector = [0, 0, 0];

/** Fills `arriving` with the light from a direction; `blur` is 0 for a mirror and 1 for a matt surface. */
export function lightFrom(light: Light, x: number, y: number, z: number, blur: number): void {
  const soft = 0.02 + blur * 0.9;
  const sky = smooth(-soft, soft, z);
  const height = smooth(0, 0.85, z);
  const far = smooth(-0.5 - blur, 0, z);
  for (let channel = 0; channel < 3; channel++) {
    const ground = mix(light.groundNear[channel]!, light.groundFar[channel]!, far);
    const above = mix(light.horizon[channel]!, light.zenith[channel]!, height);
    arriving[channel] = mix(ground, above, sky);
  }
  if (light.band > 0 && z > -soft && z < light.band * 1.5 + soft) addSurroundings(light, x, y, z, blur, soft);
  if (light.studio) addStudioLamps(light, x, y, z, blur);
  else addSky(light, x, y, z, blur);
}

const skyline = Float32Array.from({ length: 512 }, (_, step) => {
  const azimuth = (step / 512) * Math.PI * 2;
  return 1 + 0.3 * Math.sin(azimuth * 3 + 1) + 0.14 * Math.sin(azimuth * 7);
});

/** A tree line or skyline of uneven height. */
function addSurroundings(light: Light, x: number, y: number, z: number, blur: number, soft: number): void {
  const step = Math.floor((Math.atan2(y, x) / (Math.PI * 2) + 1) * 512) & 511;
  const top = light.band * skyline[step]!;
  const share = (1 - smooth(top - soft, top + soft, z)) * smooth(-soft, soft * 0.2, z) * (1 - blur * 0.7);
  for (let channel = 0; channel < 3; channel++) {
    arriving[channel] = mix(arriving[channel]!, light.bandColour[channel]!, share);
  }
}

/** Strips along the walls give the long streak on the flanks, soft boxes overhead those on roof and bonnet. */
function addStudioLamps(light: Light, x: number, y: number, z: number, blur: number): void {
  let power = 0;
  if (blur < 0.6) {
    const soft = 0.02 + blur * 0.35;
    power += smooth(0.1 - soft, 0.1 + soft, z) * smooth(0.25 + soft, 0.25 - soft, z) * (1 - blur) * 1.1;
  }
  if (z > 0.02) {
    const soft = 0.04 + blur * 1.2;
    const along = smooth(2.3 + soft, 2 - soft, Math.abs(x / z));
    const across = y / z;
    const boxes =
      smooth(0.55 + soft, 0.55 - soft, Math.abs(across)) +
      0.9 * smooth(0.45 + soft, 0.45 - soft, Math.abs(Math.abs(across) - 2.2));
    power += boxes * along * (1 - blur * 0.55) * (blur > 0.9 ? 0.8 : 1.15);
  }
  for (let channel = 0; channel < 3; channel++) arriving[channel]! += power * light.sunPower;
}

/** A bright veil of cloud, which draws the highlight along shoulder and bonnet, and the sun. */
function addSky(light: Light, x: number, y: number, z: number, blur: number): void {
  if (blur < 0.5 && z > 0.1) {
    const soft = 0.05 + blur * 0.3;
    const veil = 1.9 * smooth(0.34 - soft, 0.34 + soft, z) * (1 - 0.75 * smooth(0.62, 0.95, z)) * (1 - blur);
    for (let channel = 0; channel < 3; channel++) arriving[channel]! += (light.horizon[channel]! * 0.5 + 0.5) * veil;
  }
  const toSun = x * light.sun[0] + y * light.sun[1] + z * light.sun[2];
  if (toSun <= 0) return;
  const glare =
    blur < 0.05
      ? 9 * smooth(0.9975, 0.9992, toSun) + 0.5 * toSun ** 60
      : (blur > 0.7 ? 0.25 : 0.9) * toSun ** (10 / blur);
  for (let channel = 0; channel < 3; channel++)
    arriving[channel]! += light.sunColour[channel]! * glare * light.sunPower;
}
