import type { CarStyle } from '../car/style.ts';
import { type Paint, toLinear } from '../paint.ts';
import { pick, type Random, softNoise } from '../random.ts';
import { fraction, smooth, type Vector } from '../scalar.ts';
import { plain, type Surface } from './solid.ts';

/** What the inside of a car is made of, drawn from its seed. */
export interface Fittings {
  soft: Surface;
  lower: Surface;
  decor: Surface;
  leather: Surface;
  roof: Surface;
  carpet: Surface;
  gloss: Surface;
  metal: Surface;
  paint: Surface;
  ambient: Vector;
  layout: 'floating' | 'wide' | 'portrait' | 'gauges';
  electric: boolean;
  /** Sporty cars have a flat steering wheel with thicker rim. */
  sporty: boolean;
}

export function drawFittings(style: CarStyle, paint: Paint, random: Random): Fittings {
  const old = style.era !== 'modern';
  const darkRoof = style.sporty;
  const trim = pick(random, ['#26292d', '#2c2b2b', '#22262b', '#31302e']);
  const lower =
    random() < 0.35 ? lifted(style.leather, 0.9) : toLinear(pick(random, ['#1f2225', '#2a2927', '#24282d']));
  const decor = pick(random, ['#8d9298', '#5d4230', '#2f3338', '#a09b92', '#41301f', '#b9bcc0']);
  const ambient = toLinear(pick(random, ['#59b7ff', '#ff9a4d', '#7fe8c0', '#ffffff', '#c58bff']));
  const layout = old ? 'gauges' : pick(random, ['floating', 'wide', 'portrait', 'floating'] as const);
  const dash = style.era === 'classic' ? plain(paint.light, 0.12) : grained(toLinear(trim));
  return {
    soft: dash,
    lower: grained(lower),
    decor:
      style.era === 'classic'
        ? plain(paint.light, 0.12)
        : decorated(toLinear(decor), decor === '#5d4230' || decor === '#41301f'),
    leather: quilted(lifted(style.leather, 1.25)),
    roof: plain(darkRoof ? [0.035, 0.036, 0.038] : [0.52, 0.51, 0.49], 0),
    carpet: grained([0.018, 0.018, 0.02]),
    gloss: plain([0.012, 0.012, 0.014], 0.12),
    metal: plain([0.42, 0.43, 0.45], 0.4),
    paint: plain(paint.light, 0.1),
    ambient,
    layout,
    electric: style.electric,
    sporty: style.sporty,
  };
}

const lifted = (light: Vector, by: number): Vector => [
  light[0] * by + 0.01,
  light[1] * by + 0.01,
  light[2] * by + 0.01,
];

/** Soft plastic with a fine grain. */
function grained(light: Vector): Surface {
  return {
    gloss: 0.02,
    colour: (x, y, z, out) => {
      const grain = 0.9 + 0.2 * softNoise(x * 240 + z * 90, y * 240 + z * 150);
      out.red = light[0] * grain;
      out.green = light[1] * grain;
      out.blue = light[2] * grain;
    },
  };
}

/** Wood with grain along the car's width, or brushed metal. */
function decorated(light: Vector, wood: boolean): Surface {
  return {
    gloss: wood ? 0.06 : 0.2,
    colour: (x, y, z, out) => {
      const grain = wood
        ? 0.65 + 0.7 * softNoise(x * 5 + y * 3, (z + y) * 130)
        : 0.92 + 0.16 * softNoise(x * 3, (z + y) * 420);
      out.red = light[0] * grain;
      out.green = light[1] * grain;
      out.blue = light[2] * grain;
    },
  };
}

/** Leather with piping across the middle of a seat. */
function quilted(light: Vector): Surface {
  return {
    gloss: 0.03,
    colour: (x, y, z, out) => {
      const fromMiddle = Math.abs(Math.abs(x) - 0.37);
      const seam = fraction((y + z) * 11) - 0.5;
      const inField = smooth(0.145, 0.135, fromMiddle);
      const grain = 0.94 + 0.12 * softNoise(x * 160, (y + z) * 160);
      const crease =
        1 -
        0.55 * inField * smooth(0.09, 0.02, Math.abs(seam)) -
        0.6 * smooth(0.007, 0.002, Math.abs(fromMiddle - 0.14));
      out.red = light[0] * grain * crease;
      out.green = light[1] * grain * crease;
      out.blue = light[2] * grain * crease;
      out.tiltY = inField * seam * 0.5;
    },
  };
}
