import type { Shape } from '../car/shape.ts';

/** A level camera; the picture is framed by shifting the lens, so that verticals stay vertical. */
export interface Camera {
  u: number;
  y: number;
  z: number;
  /** Unit vectors on the ground: to the right of the picture, and forward. */
  rightU: number;
  rightY: number;
  forwardU: number;
  forwardY: number;
  /** Pixels per unit of slope. */
  focal: number;
  /** Where the camera looks straight ahead, in pixels; centreY is the horizon. */
  centreX: number;
  centreY: number;
  /** 0 is in front of the car, 90 on its left. */
  azimuth: number;
  /** To the middle of the car. */
  distance: number;
}

export interface Framing {
  azimuth: number;
  height: number;
  distance: number;
  /** Share of the picture's width the car may fill. */
  fill: number;
  /** Where the wheels stand, as a share of the picture's height. */
  bottom: number;
  /** Share of the picture's height the car may fill. */
  fillHeight: number;
}

/** A camera that sees the whole car, as large as the framing allows. */
export function frameCar(shape: Shape, framing: Framing, width: number, height: number): Camera {
  const angle = (framing.azimuth * Math.PI) / 180;
  const forwardU = Math.cos(angle);
  const forwardY = Math.sin(angle);
  const camera: Camera = {
    u: shape.spec.length / 2 - forwardU * framing.distance,
    y: -forwardY * framing.distance,
    z: framing.height,
    forwardU,
    forwardY,
    rightU: forwardY,
    rightY: -forwardU,
    focal: 1,
    centreX: 0,
    centreY: 0,
    azimuth: framing.azimuth,
    distance: framing.distance,
  };
  const { left, right, top, bottom } = extentOf(shape, camera);
  camera.focal = Math.min((width * framing.fill) / (right - left), (height * framing.fillHeight) / (bottom - top));
  camera.centreX = width / 2 - ((left + right) / 2) * camera.focal;
  camera.centreY = height * framing.bottom - bottom * camera.focal;
  return camera;
}

/** The car's outline in slopes, from points along both sides and the roof. */
function extentOf(shape: Shape, camera: Camera) {
  const extent = { left: 9, right: -9, top: 9, bottom: -9 };
  const include = (u: number, y: number, z: number) => {
    const du = u - camera.u;
    const dy = y - camera.y;
    const depth = du * camera.forwardU + dy * camera.forwardY;
    const x = (du * camera.rightU + dy * camera.rightY) / depth;
    const down = (camera.z - z) / depth;
    extent.left = Math.min(extent.left, x);
    extent.right = Math.max(extent.right, x);
    extent.top = Math.min(extent.top, down);
    extent.bottom = Math.max(extent.bottom, down);
  };
  const { length, height, lampZ } = shape.spec;
  for (let step = 0; step <= 20; step++) {
    const u = (length * step) / 20;
    for (const side of [-1, 1]) {
      const y = side * shape.widthLower(u, lampZ);
      include(u, y, 0);
      include(u, y, shape.belt(u) - 0.05);
      if (u > shape.cabinFront + 0.7 && u < shape.cabinRear - 0.3) include(u, y * 0.7, height);
    }
  }
  return extent;
}

/** A camera close to the front left wheel. */
export function frameWheel(shape: Shape, azimuth: number, width: number, height: number): Camera {
  const framing = { azimuth, height: 0.62, distance: 5.4, fill: 2.35, bottom: 1.02, fillHeight: 9 };
  const camera = frameCar(shape, framing, width, height);
  const du = shape.frontAxle - camera.u;
  const dy = -shape.halfWidth - camera.y;
  const depth = du * camera.forwardU + dy * camera.forwardY;
  camera.focal = (height * 0.62 * depth) / (2 * shape.spec.wheelRadius);
  camera.centreX = width * 0.45 - (camera.focal * (du * camera.rightU + dy * camera.rightY)) / depth;
  camera.centreY = height * 0.54 + (camera.focal * (shape.spec.wheelRadius - camera.z)) / depth;
  return camera;
}
