import sharp from 'sharp';
import { type CarIdentity, designCar } from '../car/build-car.ts';
import { type PaintName, paints, toLinear } from '../paint.ts';
import { fromByte, toByte, tone } from '../picture/tone.ts';
import { pick, seededRandom } from '../random.ts';
import { clamp, length2, length3, mix, smooth, type Vector } from '../scalar.ts';
import { makeScene, type SceneName } from '../scenes/make-scene.ts';
import { stageHeight, stageWidth, type TimeOfDay, times } from '../scenes/stage.ts';
import { boot, bootShape } from './boot.ts';
import { drawFittings } from './fittings.ts';
import { marchPicture } from './march.ts';
import { centreConsole } from './parts/console.ts';
import { dashboard } from './parts/dashboard.ts';
import { frontSeats } from './parts/seats.ts';
import { shell } from './parts/shell.ts';
import { steeringWheel } from './parts/steering-wheel.ts';
import { centreScreen, clusterScreen } from './screens.ts';
import { boxPart, type Part, plain } from './solid.ts';
import type { Eye } from './tracer.ts';

export interface CabinDrawing extends CarIdentity {
  paint: PaintName;
  view: 'interior' | 'cockpit' | 'passenger' | 'boot';
  width: number;
  scene?: SceneName;
  time?: TimeOfDay;
  sceneSeed?: number;
}

const outdoorScenes: readonly SceneName[] = ['alpine', 'lake', 'vineyard', 'meadow', 'forest', 'city', 'old-town'];

/** Draws a car from the inside, or its open boot; seats, trim and layout are those of the car's seed. */
export async function drawCabin(drawing: CabinDrawing): Promise<{ pixels: Buffer; width: number; height: number }> {
  const { width, view, seed } = drawing;
  const height = Math.round((width * 2) / 3);
  const random = seededRandom(seed * 17 + 5);
  const { style } = designCar(drawing);
  const fittings = drawFittings(style, paints[drawing.paint], random);
  const eye = eyeFor(view, style.look, random());
  const horizon = horizonOf(eye, stageWidth, stageHeight);
  const sceneName = drawing.scene ?? pick(random, outdoorScenes);
  const time = drawing.time ?? pick(random, times);
  const scene = makeScene(sceneName, time, drawing.sceneSeed ?? seed, {
    horizon,
    focal: 1500,
    cameraZ: eye.at[2],
    carDistance: 6,
    azimuth: 90,
  });
  const background = await sharp(Buffer.from(scene.svg))
    .resize(width, height)
    .blur(Math.max(0.3, (9 * width) / stageWidth))
    .ensureAlpha()
    .raw()
    .toBuffer();
  const parts: Part[] =
    view === 'boot'
      ? [
          ...boot(style, paints[drawing.paint], fittings, random),
          boxPart([0, -0.5, -0.05], [6, 4, 0.05], 0.01, plain(toLinear(scene.ground.near), 0)),
        ]
      : [
          ...dashboard(fittings, { cluster: await clusterScreen(fittings), centre: await centreScreen(fittings) }),
          ...steeringWheel(fittings, style.era === 'classic'),
          ...centreConsole(fittings),
          ...shell(fittings, style.look === 'cabriolet'),
          ...frontSeats(fittings),
        ];
  const groundColour = toLinear(scene.ground.far);
  const picture = marchPicture(
    {
      parts,
      eye,
      ...(view === 'boot' ? openAir : throughWindows),
      outside: (x, y, out) => {
        const at =
          (Math.min(height - 1, Math.floor(y * height)) * width + Math.min(width - 1, Math.floor(x * width))) * 4;
        const cover = background[at + 3]! / 255;
        for (let channel = 0; channel < 3; channel++) {
          out[channel] =
            mix(groundColour[channel]!, fromByte[background[at + channel]!]!, cover) * (view === 'boot' ? 0.62 : 0.75);
        }
      },
    },
    width,
    height,
  );
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at++) pixels[at] = toByte(tone(picture[at]! * (view === 'boot' ? 1.05 : 1.25)));
  return { pixels, width, height };
}

function eyeFor(view: CabinDrawing['view'], look: CarIdentity['look'], sway: number): Eye {
  if (view === 'interior') return { at: [0.06 * (sway - 0.5), -0.62, 1.2], towards: [0, 0.7, 0.81], spread: 1.62 };
  if (view === 'cockpit') return { at: [-0.12 + 0.1 * sway, -0.2, 1.14], towards: [-0.18, 0.6, 0.84], spread: 1.12 };
  if (view === 'passenger') return { at: [-0.6, -0.38, 1.16], towards: [0.2, 0.55, 0.76], spread: 1.3 };
  const { lid, top } = bootShape(look);
  return {
    at: [0.25 * (sway - 0.5), lid ? -2.1 : -2.3, lid ? 1.42 : 1.3],
    towards: [0, 0.3, lid ? 0.88 : (top + 0.7) / 2 + 0.05],
    spread: look === 'bus' ? 1.3 : 1.05,
  };
}

/** Where the horizon lies in the picture of an eye that looks up or down. */
function horizonOf({ at, towards, spread }: Eye, width: number, height: number): number {
  const slope = (towards[2] - at[2]) / length2(towards[0] - at[0], towards[1] - at[1]);
  return clamp(height / 2 + (slope / spread) * width, -height, height * 2);
}

/** Inside, light comes through the windscreen and the side windows; the sun stands ahead and to the left. */
const throughWindows = {
  sun: unit([-0.45, 0.62, 0.75]),
  sunLight: [1.5, 1.42, 1.3] as Vector,
  sky: (x: number, y: number, z: number, out: Vector) => {
    const ahead = smooth(-0.3, 0.9, y * 0.8 + z * 0.5);
    const sideways = 0.35 * Math.abs(x);
    const power = 0.28 + 0.95 * ahead + sideways;
    out[0] = power * 0.98;
    out[1] = power;
    out[2] = power * 1.04;
  },
};

/** Behind the car: open sky above, the sun over the right shoulder. */
const openAir = {
  sun: unit([0.45, -0.75, 0.7]),
  sunLight: [0.85, 0.82, 0.77] as Vector,
  sky: (_x: number, y: number, z: number, out: Vector) => {
    const up = smooth(-0.4, 0.8, z);
    const power = 0.22 + 0.75 * up + 0.2 * Math.max(0, -y);
    out[0] = power * 0.96;
    out[1] = power;
    out[2] = power * 1.05;
  },
};

function unit([x, y, z]: Vector): Vector {
  const length = length3(x, y, z);
  return [x / length, y / length, z / length];
}
