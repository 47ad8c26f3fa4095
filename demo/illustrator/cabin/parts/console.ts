import { length2, smoothMax, smoothMin } from '../../scalar.ts';
import type { Fittings } from '../fittings.ts';
import { box, boxPart, type Part, part, rod, type Surface } from '../solid.ts';

/** Between the seats: gear lever or selector, cup holders, arm rest, and the controls for the air below the screen. */
export function centreConsole(fittings: Fittings): Part[] {
  const { lower, decor, gloss, metal, leather, electric, layout } = fittings;
  const tunnel: Surface = {
    gloss: 0.03,
    colour: (x, y, z, out) => {
      const onTop = z > 0.505 && Math.abs(x) < 0.092;
      (onTop ? decor : lower).colour(x, z, y, out);
      out.gloss = onTop ? decor.gloss : 0.02;
    },
  };
  const body = part(tunnel, (x, y, z) => {
    const rise = y > 0.3 ? (y - 0.3) * 0.35 : 0;
    const block = box(x, y - 0.16, z - 0.36 - rise, 0.122, 0.55, 0.16, 0.03);
    const cups = length2(Math.abs(x) - 0.045, y + 0.02) - 0.036;
    const holder = Math.max(cups, 0.46 - z);
    const tray = box(x, y - 0.46, z - 0.62, 0.085, 0.1, 0.06, 0.03);
    return smoothMax(smoothMax(block * 0.95, -holder, 0.006), -tray, 0.02);
  });
  const armRest = boxPart([0, -0.34, 0.53], [0.1, 0.2, 0.045], 0.035, leather);
  const controls = boxPart([0, 0.645, 0.695], [0.13, 0.02, 0.022], 0.01, gloss);
  const knobs = part(metal, (x, y, z) =>
    Math.max(length2(Math.abs(x) - 0.1, z - 0.695) - 0.019, Math.abs(y - 0.625) - 0.014),
  );
  const parts = [body, armRest, selector(fittings, electric)];
  if (layout !== 'portrait') parts.push(controls, knobs);
  return parts;
}

function selector({ gloss, metal }: Fittings, electric: boolean): Part {
  if (electric) return boxPart([0, 0.24, 0.535], [0.032, 0.05, 0.018], 0.014, metal);
  return part(gloss, (x, y, z) => {
    const knob = box(x, y - 0.235, z - 0.625, 0.024, 0.032, 0.03, 0.022);
    const lever = rod(x, y, z, [0, 0.215, 0.52], [0, 0.23, 0.61], 0.012);
    const boot = length2(x, (y - 0.21) * 0.8) - 0.055 + (z - 0.51) * 0.9;
    return smoothMin(smoothMin(knob, lever, 0.01), Math.max(boot * 0.7, Math.abs(z - 0.53) - 0.03), 0.01);
  });
}
