import type { Mesh } from '../mesh/mesh.ts';
import { meshBody } from '../mesh/surface-net.ts';
import { seededRandom } from '../random.ts';
import { type Painter, painterOf } from '../surface/painter.ts';
import { buildAttachments } from './attachments.ts';
import { type BodyLook, type BodySpec, bodyLooks, bodySpecs } from './body-specs.ts';
import { buildCabinParts } from './cabin-parts.ts';
import { type Shape, shapeOf } from './shape.ts';
import { type CarStyle, drawStyle } from './style.ts';
import { varyBody } from './vary-body.ts';
import { buildWheels, type Wheel } from './wheels.ts';

/** Which car it is: all pictures with equal values show the same one, whatever the paint. */
export interface CarIdentity {
  look: BodyLook;
  seed: number;
  electric: boolean;
}

export interface Car {
  shape: Shape;
  style: CarStyle;
  painter: Painter;
  meshes: Mesh[];
  wheels: Wheel[];
}

/** Proportions and style of a car, without its geometry, which takes about a second. */
export function designCar({ look, seed, electric }: CarIdentity): { spec: BodySpec; style: CarStyle } {
  const random = seededRandom(seed * 12 + bodyLooks.indexOf(look));
  const spec = varyBody(bodySpecs[look], random);
  return { spec, style: drawStyle(look, electric, random) };
}

const built = new Map<string, Car>();
const keptCars = 6;

/** Builds a car; the last few are kept, since pictures of one car are usually drawn one after the other. */
export function buildCar(identity: CarIdentity): Car {
  const key = `${identity.look}/${identity.seed}/${identity.electric}`;
  const known = built.get(key);
  if (known) return known;
  const { spec, style } = designCar(identity);
  const shape = shapeOf(spec, style.era);
  const { meshes, wheels } = buildWheels(shape, style.rimShare);
  const car: Car = {
    shape,
    style,
    painter: painterOf(shape, style),
    meshes: [
      meshBody(shape.body, spec, spec.length > 4.9 ? 0.026 : 0.023),
      ...meshes,
      ...buildCabinParts(shape, identity.look),
      ...buildAttachments(shape, style),
    ],
    wheels,
  };
  if (built.size >= keptCars) built.delete(built.keys().next().value!);
  built.set(key, car);
  return car;
}
