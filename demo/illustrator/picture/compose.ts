import type { Car } from '../car/build-car.ts';
import type { Camera } from '../render/camera.ts';
import type { Coat } from '../render/finish.ts';
import { renderCar } from '../render/render-car.ts';
import { clamp, length2, mix } from '../scalar.ts';
import type { Scene } from '../scenes/stage.ts';
import { groundLight, groundOf } from './ground.ts';
import { groundShadow } from './ground-shadow.ts';
import { fromByte, toByte, tone } from './tone.ts';

interface Composition {
  car: Car;
  coat: Coat;
  scene: Scene;
  camera: Camera;
  /** The scene's drawing as bytes with coverage. */
  background: Uint8Array;
  width: number;
  height: number;
  density: number;
  key: string;
}

/** Puts ground, shadow, the scene's drawing and the car together and develops the picture. */
export function composePicture(composition: Composition): Buffer {
  const { car, coat, scene, camera, background, width, height, density, key } = composition;
  const { light } = scene;
  const subject = { car, coat, light };
  const drawn = renderCar(subject, camera, { width, height, density, key, mirrored: false });
  const mirrored =
    light.mirror > 0 ? renderCar(subject, camera, { width, height, density: 1, key, mirrored: true }) : undefined;
  const ground = groundOf(scene.ground, camera.distance, car.shape.spec.length);
  const shadow = groundShadow(car, light);
  const picture = Buffer.alloc(width * height * 3);
  const colour = [0, 0, 0];

  for (let row = 0; row < height; row++) {
    const down = row + 0.5 - camera.centreY;
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const cover = drawn[at * 4 + 3]!;
      if (cover < 0.999) {
        if (down > 0) {
          paintGround(column, down);
          if (mirrored) addMirrored(at);
        }
        const scenery = background[at * 4 + 3]! / 255;
        for (let channel = 0; channel < 3; channel++) {
          const below = down > 0 ? colour[channel]! : 0;
          colour[channel] = mix(below, fromByte[background[at * 4 + channel]!]!, down > 0 ? scenery : 1);
        }
      }
      const corner = vignette(column / width - 0.5, row / height - 0.55);
      for (let channel = 0; channel < 3; channel++) {
        const behind = cover < 0.999 ? colour[channel]! * (1 - cover) * corner : 0;
        picture[at * 3 + channel] = toByte(behind + tone(drawn[at * 4 + channel]! * light.exposure));
      }
    }
  }
  return picture;

  function paintGround(column: number, down: number): void {
    const depth = (camera.focal * camera.z) / down;
    const across = ((column + 0.5 - camera.centreX) / camera.focal) * depth;
    const u = camera.u + camera.forwardU * depth + camera.rightU * across;
    const y = camera.y + camera.forwardY * depth + camera.rightY * across;
    ground(u, y, depth, (depth * depth) / (camera.focal * camera.z));
    const lit = 1 - shadow(u, y) * 0.95;
    for (let channel = 0; channel < 3; channel++)
      colour[channel] = groundLight[channel]! * (channel === 2 ? mix(1, lit, 0.97) : lit);
  }

  /** A polished floor mirrors the car, but not its glare. */
  function addMirrored(at: number): void {
    const share = mirrored![at * 4 + 3]! * light.mirror;
    for (let channel = 0; channel < 3; channel++) {
      colour[channel] =
        colour[channel]! * (1 - share) + tone(Math.min(mirrored![at * 4 + channel]!, 0.6)) * light.mirror;
    }
  }
}

const vignette = (x: number, y: number) => 1 - 0.3 * clamp((length2(x, y) - 0.42) / 0.35) ** 2;
