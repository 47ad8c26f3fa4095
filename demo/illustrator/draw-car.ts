import sharp from 'sharp';
import { drawCabin } from './cabin/draw-cabin.ts';
import { buildCar, type Car, type CarIdentity } from './car/build-car.ts';
import type { Shape } from './car/shape.ts';
import { type PaintName, paints } from './paint.ts';
import { composePicture } from './picture/compose.ts';
import { pick, seededRandom } from './random.ts';
import { type Camera, frameCar, frameWheel } from './render/camera.ts';
import type { Coat } from './render/finish.ts';
import { plateTexture } from './render/plate-texture.ts';
import { makeScene, type SceneName, sceneNames } from './scenes/make-scene.ts';
import { stageWidth, type TimeOfDay, times } from './scenes/stage.ts';

export const outsideViews = ['front34', 'side', 'rear34', 'front', 'rear', 'wheel'] as const;
export const insideViews = ['interior', 'cockpit', 'passenger', 'boot'] as const;
export type InsideView = (typeof insideViews)[number];
export type OutsideView = (typeof outsideViews)[number];
export type View = OutsideView | InsideView;

export interface Drawing extends CarIdentity {
  paint: PaintName;
  view: View;
  /** Of a picture with the sides 3:2. */
  width: number;
  /** Samples for each pixel, each way. */
  density: number;
  /** From the seed when left out. */
  scene?: SceneName;
  time?: TimeOfDay;
  /** Another number gives another background of the same kind. */
  sceneSeed?: number;
}

/** Raw pixels, three bytes each. */
export interface Picture {
  pixels: Buffer;
  width: number;
  height: number;
}

/** Draws a made-up car. The same drawing gives the same pixels; all views of a look, seed and drive show the same car. */
export async function drawCar(drawing: Drawing): Promise<Picture> {
  const { view } = drawing;
  return isInside(view) ? drawCabin({ ...drawing, view }) : drawOutside({ ...drawing, view });
}

const isInside = (view: View): view is InsideView => (insideViews as readonly View[]).includes(view);

async function drawOutside(drawing: Drawing & { view: OutsideView }): Promise<Picture> {
  const { look, seed, electric, view, width, density } = drawing;
  const height = Math.round((width * 2) / 3);
  const car = buildCar(drawing);
  const random = seededRandom(seed * 31 + 7);
  const camera = cameraFor(car.shape, view, (random() - 0.5) * 6, width, height);
  const sceneName = drawing.scene ?? pick(random, sceneNames);
  const time = drawing.time ?? pick(random, times);
  const scene = makeScene(sceneName, time, drawing.sceneSeed ?? seed, {
    horizon: (camera.centreY / width) * stageWidth,
    focal: (camera.focal / width) * stageWidth,
    cameraZ: camera.z,
    carDistance: camera.distance,
    azimuth: camera.azimuth,
  });
  const closeUp = view === 'wheel';
  const background = await sharp(Buffer.from(scene.svg))
    .resize(width, height)
    .blur(Math.max(0.3, (scene.blur * (closeUp ? 5 : 1) * width) / stageWidth))
    .ensureAlpha()
    .raw()
    .toBuffer();
  const coat = await coatOf(car, drawing.paint, random());
  const pixels = composePicture({
    car,
    coat,
    scene,
    camera,
    background,
    width,
    height,
    density,
    key: `${look}/${seed}/${electric}/${view}`,
  });
  return { pixels, width, height };
}

async function coatOf({ style }: Car, name: PaintName, choice: number): Promise<Coat> {
  const paint = paints[name];
  const second = style.era === 'classic' || choice < 0.5 ? paints.white : paints.black;
  return {
    paint,
    secondPaint: second === paint ? paints.anthracite : second,
    plate: await plateTexture(style.plateText, style.electric),
  };
}

/** `sway` turns the camera by a few degrees, so that pictures of different cars do not look stamped. */
function cameraFor(shape: Shape, view: OutsideView, sway: number, width: number, height: number): Camera {
  const tall = shape.spec.height > 1.8;
  const quarter = {
    height: tall ? 1.45 : 1.2,
    distance: 7.2 + shape.spec.length * 0.2,
    fill: 0.86,
    bottom: 0.865,
    fillHeight: 0.7,
  };
  const straight = { height: tall ? 1.3 : 1.05, distance: 8.5, fill: 0.62, bottom: 0.86, fillHeight: 0.68 };
  switch (view) {
    case 'front34':
      return frameCar(shape, { ...quarter, azimuth: 40 + sway }, width, height);
    case 'rear34':
      return frameCar(shape, { ...quarter, azimuth: 141 + sway }, width, height);
    case 'front':
      return frameCar(shape, { ...straight, azimuth: 4 + sway }, width, height);
    case 'rear':
      return frameCar(shape, { ...straight, azimuth: 180 + sway }, width, height);
    case 'wheel':
      return frameWheel(shape, 62 + sway, width, height);
    default:
      return frameCar(
        shape,
        { azimuth: 90, height: tall ? 1.2 : 0.95, distance: 11, fill: 0.88, bottom: 0.83, fillHeight: 0.68 },
        width,
        height,
      );
  }
}
