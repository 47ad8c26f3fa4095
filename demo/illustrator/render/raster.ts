import type { Car } from '../car/build-car.ts';
import { rims } from '../car/rims.ts';
import { type Mesh, parts } from '../mesh/mesh.ts';
import { length2 } from '../scalar.ts';
import type { Camera } from './camera.ts';

/** For every sample the nearest solid surface and, in front of it, the nearest pane of glass. Depths are inverse. */
export interface Samples {
  width: number;
  height: number;
  depth: Float32Array;
  part: Uint8Array;
  wheel: Uint8Array;
  positions: Float32Array;
  normals: Float32Array;
  glassDepth: Float32Array;
  glassPositions: Float32Array;
  glassNormals: Float32Array;
}

function emptySamples(width: number, height: number): Samples {
  const count = width * height;
  return {
    width,
    height,
    depth: new Float32Array(count),
    part: new Uint8Array(count),
    wheel: new Uint8Array(count),
    positions: new Float32Array(count * 3),
    normals: new Float32Array(count * 3),
    glassDepth: new Float32Array(count),
    glassPositions: new Float32Array(count * 3),
    glassNormals: new Float32Array(count * 3),
  };
}

const kept = new Map<boolean, { key: string; samples: Samples }>();

/**
 * Rasterises a car. The last result is kept: other paints and scenes of the same view only need shading again, which
 * saves two fifths of the time, and its buffers are used again for the next view.
 */
export function rasterise(
  car: Car,
  key: string,
  camera: Camera,
  width: number,
  height: number,
  mirrored: boolean,
): Samples {
  const last = kept.get(mirrored);
  const fits = last?.samples.width === width && last.samples.height === height;
  if (fits && last.key === key) return last.samples;
  const samples = fits ? last.samples : emptySamples(width, height);
  samples.depth.fill(0);
  samples.glassDepth.fill(0);
  for (const mesh of car.meshes) fillMesh(samples, car, mesh, camera, mirrored);
  kept.set(mirrored, { key, samples });
  return samples;
}

/** Says whether a sample of a part is there at all: bodies and rims have holes, wheel wells end at the body. */
function keeperOf(car: Car, mesh: Mesh): ((u: number, y: number, z: number) => boolean) | undefined {
  const { shape, style, painter } = car;
  if (mesh.part === parts.body) return (u, y, z) => !painter.isCut(u, y, z);
  if (mesh.part === parts.liner) return (u, y, z) => z >= shape.spec.sill + 0.03 && shape.lowerBody(u, y, z) <= 0.001;
  if (mesh.part !== parts.rim) return undefined;
  const wheel = car.wheels[mesh.wheel]!;
  const rim = rims[style.rim];
  return (u, _y, z) => {
    const du = u - wheel.u;
    const dz = z - shape.axleZ;
    return rim(length2(du, dz) / wheel.rimRadius, Math.atan2(dz, du * wheel.side) + wheel.u) >= 0;
  };
}

/** Points of a mesh in the picture: x, y and inverse depth, which is 0 behind the camera. */
function project(mesh: Mesh, camera: Camera, mirrored: boolean) {
  const count = mesh.positions.length / 3;
  const xs = new Float32Array(count);
  const ys = new Float32Array(count);
  const inverse = new Float32Array(count);
  for (let index = 0; index < count; index++) {
    const du = mesh.positions[index * 3]! - camera.u;
    const dy = mesh.positions[index * 3 + 1]! - camera.y;
    const z = mesh.positions[index * 3 + 2]!;
    const depth = du * camera.forwardU + dy * camera.forwardY;
    inverse[index] = depth < 0.05 ? 0 : 1 / depth;
    xs[index] = camera.centreX + (camera.focal * (du * camera.rightU + dy * camera.rightY)) / depth;
    ys[index] = camera.centreY + (camera.focal * (mirrored ? z + camera.z : camera.z - z)) / depth;
  }
  return { xs, ys, inverse };
}

function fillMesh(samples: Samples, car: Car, mesh: Mesh, camera: Camera, mirrored: boolean): void {
  const { width, height } = samples;
  const { positions, normals, triangles } = mesh;
  const { xs, ys, inverse } = project(mesh, camera, mirrored);
  const keep = keeperOf(car, mesh);
  const hasGlass = mesh.part === parts.body;
  const { painter } = car;
  const glassFromZ = car.shape.spec.windscreen[0] - 0.12;
  const eyeZ = mirrored ? -camera.z : camera.z;
  for (let triangle = 0; triangle < triangles.length; triangle += 3) {
    const a = triangles[triangle]!;
    const b = triangles[triangle + 1]!;
    const c = triangles[triangle + 2]!;
    if (!inverse[a] || !inverse[b] || !inverse[c]) continue;
    const ax = xs[a]!;
    const ay = ys[a]!;
    const bx = xs[b]!;
    const by = ys[b]!;
    const cx = xs[c]!;
    const cy = ys[c]!;
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (Math.abs(area) < 1e-7) continue;
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5 + 1e-4));
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5 + 1e-4));
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const x = column + 0.5;
        const y = row + 0.5;
        let shareB = ((x - ax) * (cy - ay) - (y - ay) * (cx - ax)) / area;
        let shareC = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / area;
        let shareA = 1 - shareB - shareC;
        if (shareA < -1e-6 || shareB < -1e-6 || shareC < -1e-6) continue;
        const depth = shareA * inverse[a] + shareB * inverse[b] + shareC * inverse[c];
        const at = row * width + column;
        if (depth <= samples.depth[at]!) continue;
        // From shares of the picture to shares of the surface.
        shareA *= inverse[a] / depth;
        shareB *= inverse[b] / depth;
        shareC *= inverse[c] / depth;
        const u = shareA * positions[a * 3]! + shareB * positions[b * 3]! + shareC * positions[c * 3]!;
        const v = shareA * positions[a * 3 + 1]! + shareB * positions[b * 3 + 1]! + shareC * positions[c * 3 + 1]!;
        const z = shareA * positions[a * 3 + 2]! + shareB * positions[b * 3 + 2]! + shareC * positions[c * 3 + 2]!;
        if (keep && !keep(u, v, z)) continue;
        const nu = shareA * normals[a * 3]! + shareB * normals[b * 3]! + shareC * normals[c * 3]!;
        const ny = shareA * normals[a * 3 + 1]! + shareB * normals[b * 3 + 1]! + shareC * normals[c * 3 + 1]!;
        const nz = shareA * normals[a * 3 + 2]! + shareB * normals[b * 3 + 2]! + shareC * normals[c * 3 + 2]!;
        const offset = at * 3;
        if (hasGlass && z > glassFromZ && painter.isCabin(u, v, z) && painter.glass(u, v, z) < 0) {
          const facing = (camera.u - u) * nu + (camera.y - v) * ny + (eyeZ - z) * nz > 0;
          if (!facing || depth <= samples.glassDepth[at]!) continue;
          samples.glassDepth[at] = depth;
          samples.glassPositions[offset] = u;
          samples.glassPositions[offset + 1] = v;
          samples.glassPositions[offset + 2] = z;
          samples.glassNormals[offset] = nu;
          samples.glassNormals[offset + 1] = ny;
          samples.glassNormals[offset + 2] = nz;
          continue;
        }
        samples.depth[at] = depth;
        samples.part[at] = mesh.part;
        samples.wheel[at] = mesh.wheel;
        samples.positions[offset] = u;
        samples.positions[offset + 1] = v;
        samples.positions[offset + 2] = z;
        samples.normals[offset] = nu;
        samples.normals[offset + 1] = ny;
        samples.normals[offset + 2] = nz;
      }
    }
  }
}
