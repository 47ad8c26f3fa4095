import { fraction, roundedBox, smoothMax, smoothMin, type Vector } from '../../scalar.ts';
import type { Fittings } from '../fittings.ts';
import type { Screen } from '../screens.ts';
import { box, boxPart, type Part, part, type Surface } from '../solid.ts';

const driverX = -0.37;

/** The dashboard: padded top with a hood before the driver, fascia with a decorative strip, vents, screens or gauges. */
export function dashboard(fittings: Fittings, screens: { cluster: Screen; centre: Screen }): Part[] {
  return [top(fittings), fascia(fittings), ...vents(fittings), ...displays(fittings, screens)];
}

/** The pad rises to a hood over the instruments and falls towards the windscreen. */
function top({ soft, layout }: Fittings): Part {
  const hood = layout === 'wide' ? 0.012 : 0.05;
  return part(soft, (x, y, z) => {
    const pad = box(x, y - 0.86, z - 0.86 - 0.03 * Math.cos(x * 1.6), 0.79, 0.33, 0.062, 0.055);
    const overHood = box(x - driverX, y - 0.72, z - 0.905, 0.21, 0.16, 0.05 + hood * 0.6, 0.05);
    const niche = box(x - driverX, y - 0.53, z - 0.875, 0.178, 0.12, 0.07 + hood * 0.3, 0.03);
    return smoothMax(smoothMin(pad, overHood, 0.07), -niche, 0.012);
  });
}

function fascia({ lower, decor, soft, ambient, layout }: Fittings): Part {
  const surface: Surface = {
    gloss: 0.03,
    colour: (x, y, z, out) => {
      const bow = z - 0.02 * x * x;
      const onStrip = bow > 0.745 && bow < 0.795;
      (onStrip ? decor : bow > 0.795 ? soft : lower).colour(x, y, z, out);
      out.gloss = onStrip ? decor.gloss : 0.02;
      if (layout !== 'gauges' && Math.abs(bow - 0.742) < 0.0035) glow(out, ambient, 2.2);
      const gloveBox = Math.abs(roundedBox(x - 0.42, z - 0.655, 0.25, 0.065, 0.02));
      if (Math.abs(bow - 0.8) < 0.003 || gloveBox < 0.0025) out.red = out.green = out.blue = 0.004;
    },
  };
  return part(surface, (x, y, z) => {
    // Leans away from the passengers towards the floor and bends around them.
    const lean = (0.86 - z) * 0.32 - 0.06 * x * x;
    return box(x, y - 0.78 - lean, z - 0.71, 0.78, 0.14, 0.17, 0.035) * 0.92;
  });
}

const glow = (out: { red: number; green: number; blue: number; glow: number }, light: Vector, power: number) => {
  out.red = light[0];
  out.green = light[1];
  out.blue = light[2];
  out.glow = power;
};

/** Slats in a dark box, at both ends and in the middle. */
function vents({ gloss, metal, layout }: Fittings): Part[] {
  const places: Vector[] = [
    [-0.66, 0.655, 0.83],
    [0.66, 0.655, 0.83],
  ];
  if (layout !== 'portrait') places.push([-0.115, 0.64, 0.775], [0.115, 0.64, 0.775]);
  return places.flatMap(([cx, cy, cz]) => {
    const slats = part(gloss, (x, y, z) => {
      const frame = box(x - cx, y - cy, z - cz, 0.078, 0.02, 0.031, 0.012);
      const hole = box(x - cx, y - cy + 0.02, z - cz, 0.07, 0.03, 0.024, 0.008);
      const slat = box(x - cx, y - cy, (fraction((z - cz) * 62 + 0.5) - 0.5) / 62, 0.07, 0.012, 0.0022, 0.001);
      return Math.min(Math.max(frame, -hole), Math.max(slat, frame));
    });
    const knob = boxPart([cx, cy - 0.016, cz], [0.006, 0.008, 0.018], 0.004, metal);
    return [slats, knob];
  });
}

function displays(fittings: Fittings, { cluster, centre }: { cluster: Screen; centre: Screen }): Part[] {
  const { gloss, layout } = fittings;
  const clusterAt: Vector = [driverX, 0.6, 0.882];
  const parts = [panel(clusterAt, [0.165, 0.006, 0.058], 0.012, cluster.surface(clusterAt, [0.165, 0.058]))];
  const shapes = {
    floating: { at: [0.03, 0.53, 0.925], half: [0.165, 0.009, 0.088] },
    wide: { at: [0.09, 0.508, 0.9], half: [0.27, 0.009, 0.06] },
    portrait: { at: [0, 0.512, 0.815], half: [0.125, 0.009, 0.165] },
    gauges: { at: [0, 0.628, 0.77], half: [0.1, 0.012, 0.035] },
  } as const;
  const { at, half } = shapes[layout];
  const place: Vector = [...at];
  parts.push(panel(place, [half[0] + 0.006, half[1] - 0.001, half[2] + 0.006], 0.016, gloss));
  parts.push(
    panel(
      [place[0], place[1] - 0.004, place[2]],
      [half[0], half[1], half[2]],
      0.012,
      centre.surface(place, [half[0], half[2]]),
    ),
  );
  return parts;
}

/** A flat panel with rounded corners that leans a little towards the roof. */
function panel(at: Vector, half: Vector, radius: number, surface: Surface): Part {
  return part(surface, (x, y, z) => {
    const up = z - at[2];
    return Math.max(Math.abs(y - at[1] - up * 0.16) - half[1], roundedBox(x - at[0], up, half[0], half[2], radius));
  });
}
