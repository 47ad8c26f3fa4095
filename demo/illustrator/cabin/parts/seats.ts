import { smoothMin } from '../../scalar.ts';
import type { Fittings } from '../fittings.ts';
import { box, type Part, part } from '../solid.ts';

/** The front seats' cushions with side bolsters, and the lower part of their backs. */
export function frontSeats({ leather }: Fittings): Part[] {
  return [-0.37, 0.37].map((seatX) =>
    part(leather, (x, y, z) => {
      const across = Math.abs(x - seatX);
      const cushion = box(x - seatX, y - 0.02, z - 0.42 - 0.05 * y, 0.21, 0.27, 0.065, 0.05);
      const bolster = box(across - 0.215, y - 0.0, z - 0.45 - 0.05 * y, 0.045, 0.25, 0.07, 0.042);
      const back = box(x - seatX, y + 0.33 + (z - 0.45) * 0.25, z - 0.72, 0.2, 0.06, 0.3, 0.05);
      const wing = box(across - 0.205, y + 0.29 + (z - 0.45) * 0.25, z - 0.68, 0.05, 0.075, 0.24, 0.045);
      return smoothMin(smoothMin(cushion, bolster, 0.035), smoothMin(back, wing, 0.03), 0.05);
    }),
  );
}
