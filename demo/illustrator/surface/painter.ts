import type { Shape } from '../car/shape.ts';
import type { CarStyle } from '../car/style.ts';
import { flankPainter } from './flanks.ts';
import { frontPainter } from './front-face.ts';
import { type Greenhouse, greenhouseOf } from './greenhouse.ts';
import { rearPainter } from './rear-face.ts';
import { point, resetSample } from './sample.ts';

export interface Painter extends Pick<Greenhouse, 'isCabin' | 'glass' | 'isCut'> {
  /** Fills `sample` for `point`. */
  paint: () => void;
}

/** Says what the surface is at each point: small drawings projected on the body, sharp whatever the mesh. */
export function painterOf(shape: Shape, style: CarStyle): Painter {
  const greenhouse = greenhouseOf(shape, style);
  const paintFront = frontPainter(shape, style);
  const paintRear = rearPainter(shape, style);
  const paintFlank = flankPainter(shape, style);
  return {
    isCabin: greenhouse.isCabin,
    glass: greenhouse.glass,
    isCut: greenhouse.isCut,
    paint() {
      resetSample();
      if (greenhouse.isCabin(point.u, point.y, point.z)) greenhouse.paint();
      else if (!paintFront() && !paintRear()) paintFlank();
    },
  };
}
