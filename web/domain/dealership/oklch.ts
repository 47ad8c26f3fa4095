/** A colour by how it is seen: lightness from 0 to 1, chroma from 0 for grey, hue in radians. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** Björn Ottosson's OKLab (https://bottosson.github.io/posts/oklab/), of a colour such as #1b4de4. */
export function toOklch(colour: string): Oklch {
  const [red, green, blue] = linearChannels(colour);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

/** The colour as the screen can show it: what lies outside is made greyer, never of another hue or lightness. */
export function fromOklch({ lightness, chroma, hue }: Oklch): string {
  const inside = Math.min(Math.max(lightness, 0), 1);
  let [low, high] = [0, chroma];
  if (isShown(linearOf({ lightness: inside, chroma, hue }))) low = chroma;
  else {
    for (let round = 0; round < 16; round++) {
      const middle = (low + high) / 2;
      if (isShown(linearOf({ lightness: inside, chroma: middle, hue }))) low = middle;
      else high = middle;
    }
  }
  const channels = linearOf({ lightness: inside, chroma: low, hue }).map(toByte);
  return `#${channels.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** How much two colours differ for the eye, from 1 to 21, as WCAG measures it. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

type Channels = [red: number, green: number, blue: number];

function luminance(colour: string): number {
  const [red, green, blue] = linearChannels(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linearChannels(colour: string): Channels {
  return [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as Channels;
}

function linearOf({ lightness, chroma, hue }: Oklch): Channels {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** A rounding of the last digits is not outside. */
const tolerance = 0.0005;

function isShown(channels: Channels): boolean {
  return channels.every((channel) => channel >= -tolerance && channel <= 1 + tolerance);
}

function toByte(linear: number): number {
  const channel = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(Math.max(channel, 0), 1) * 255);
}
