import { length2, smoothMax, smoothMin, type Vector } from '../../scalar.ts';
import type { Fittings } from '../fittings.ts';
import { box, boxPart, type Part, part, plain, rod, rodPart, type Surface } from '../solid.ts';

/** Doors, pillars, roof, floor and the mirror: what encloses the front of the cabin. */
export function shell(fittings: Fittings, openRoof: boolean): Part[] {
  const { carpet, roof, gloss } = fittings;
  const parts = [
    boxPart([0, 0.3, 0.12], [0.9, 1.3, 0.1], 0.02, carpet),
    // The bulkhead below the dashboard closes the view into the footwell.
    boxPart([0, 1.12, 0.5], [0.9, 0.08, 0.38], 0.05, carpet),
    boxPart([0, 1.24, 0.86], [0.95, 0.1, 0.05], 0.03, gloss),
    ...mirror(),
    wipers(),
  ];
  for (const side of [-1, 1]) parts.push(...door(fittings, side), pillar(roof, side));
  if (!openRoof) parts.push(ceiling(roof), ...visors(roof));
  else parts.push(rodPart([-0.6, 0.47, 1.385], [0.6, 0.47, 1.385], 0.03, gloss));
  return parts;
}

function door({ soft, lower, decor, leather, metal, ambient, layout }: Fittings, side: number): Part[] {
  const card: Surface = {
    gloss: 0.03,
    colour: (x, y, z, out) => {
      const rise = z - 0.05 * y;
      const onStrip = rise > 0.755 && rise < 0.795;
      (onStrip ? decor : rise > 0.795 ? soft : lower).colour(y, x, z, out);
      out.gloss = onStrip ? decor.gloss : 0.02;
      if (layout !== 'gauges' && Math.abs(rise - 0.752) < 0.003) {
        out.red = ambient[0];
        out.green = ambient[1];
        out.blue = ambient[2];
        out.glow = 1.8;
      }
    },
  };
  const body = part(card, (x, y, z) => {
    const bulge = 0.03 * Math.sin(z * 5.2);
    const panel = box(x - side * (0.85 - bulge), y - 0.1, z - 0.53, 0.09, 1.1, 0.385, 0.05);
    const pocket = box(x - side * 0.77, y - 0.1, z - 0.33, 0.06, 0.42, 0.07, 0.04);
    return smoothMax(panel * 0.9, -pocket, 0.02);
  });
  const rest = part(leather, (x, y, z) => {
    const cushion = box(x - side * 0.755, y - 0.02, z - 0.63 - Math.max(0, y - 0.1) * 0.14, 0.062, 0.36, 0.036, 0.03);
    const grip = box(x - side * 0.735, y - 0.22, z - 0.68, 0.024, 0.1, 0.05, 0.02);
    return smoothMax(cushion, -grip, 0.015);
  });
  const handle = rodPart([side * 0.735, 0.5, 0.735], [side * 0.74, 0.36, 0.73], 0.0105, metal);
  const speaker = part(metal, (x, y, z) =>
    Math.max(Math.abs(length2(y - 0.62, z - 0.42) - 0.085) - 0.004, Math.abs(x - side * 0.775) - 0.012),
  );
  return [body, rest, handle, speaker];
}

function pillar(surface: Surface, side: number): Part {
  const foot: Vector = [side * 0.79, 1.08, 0.9];
  const head: Vector = [side * 0.63, 0.42, 1.4];
  return part(surface, (x, y, z) => {
    const post = rod(x, y, z, foot, head, 0.045);
    const rail = rod(x, y, z, head, [side * 0.64, -0.9, 1.43], 0.06);
    return smoothMin(post, rail, 0.05);
  });
}

function ceiling(roof: Surface): Part {
  return part(roof, (x, y, z) =>
    box(x, y + 0.3, z - 1.48 + 0.06 * x * x + 0.09 * Math.max(0, y - 0.1), 0.7, 0.8, 0.05, 0.045),
  );
}

function visors(roof: Surface): Part[] {
  return [-1, 1].map((side) =>
    part(roof, (x, y, z) => box(x - side * 0.33, y - 0.36, z - 1.4 + (y - 0.36) * 0.28, 0.2, 0.085, 0.012, 0.011)),
  );
}

function mirror(): Part[] {
  const frame = plain([0.012, 0.012, 0.013], 0.05);
  const glass: Surface = {
    gloss: 0.5,
    colour: (x, _y, z, out) => {
      const up = (z - 1.295) / 0.03;
      const shade = 0.25 + 0.18 * up + 0.04 * Math.sin(x * 60);
      out.red = shade * 0.85;
      out.green = shade * 0.95;
      out.blue = shade;
      out.glow = 0.5;
    },
  };
  return [
    boxPart([0, 0.44, 1.295], [0.125, 0.02, 0.035], 0.02, frame),
    boxPart([0, 0.422, 1.295], [0.115, 0.004, 0.028], 0.004, glass),
    rodPart([0, 0.45, 1.31], [0, 0.56, 1.4], 0.014, frame),
  ];
}

function wipers(): Part {
  return part(plain([0.01, 0.01, 0.01], 0.02), (x, y, z) =>
    Math.min(
      rod(x, y, z, [-0.55, 1.12, 0.935], [0.1, 1.12, 0.945], 0.008),
      rod(x, y, z, [0.08, 1.13, 0.935], [0.68, 1.13, 0.945], 0.008),
    ),
  );
}
