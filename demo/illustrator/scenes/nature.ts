import { mixHex } from '../paint.ts';
import { type Stage, stageWidth as width } from './stage.ts';

type Point = [number, number];
const path = (points: readonly Point[]) => points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');

interface Range {
  base: number;
  height: number;
  colour: string;
  foot: string;
  /** Height above the base, as a share of the range's, from which snow lies. */
  snowFrom?: number;
}

/** A mountain chain: peaks and saddles at uneven distances, broken up; right flanks in the shade, snow that follows the ridge. */
export function mountains(stage: Stage, { base, height, colour, foot, snowFrom }: Range): string {
  const corners: Point[] = [];
  for (let x = -120, peak = true; x < width + 260; x += stage.between(110, 270), peak = !peak) {
    corners.push([x, base - height * (peak ? stage.between(0.5, 1) : stage.between(0.18, 0.45))]);
  }
  const ridge = brokenUp(stage, corners, height * 0.16);
  const { definition, fill } = stage.gradient([0, colour], [0.55, mixHex(colour, foot, 0.45)], [1, foot]);
  let drawing = `${definition}<path d="M-120 ${base}L${path(ridge)}L${width + 300} ${base}Z" fill="${fill}"/>`;
  if (snowFrom !== undefined) drawing += snow(stage, ridge, base - height * snowFrom, height);
  for (const [index, [x, y]] of corners.entries()) {
    const next = corners[index + 1];
    if (!next || next[1] < y) continue;
    drawing += `<path d="M${path(flank(stage, ridge, [x, y], next, base))}Z" fill="#16263d" opacity=".13"/>`;
  }
  return drawing;
}

/** Puts three points between every two, off the straight line. */
function brokenUp(stage: Stage, corners: readonly Point[], roughness: number): Point[] {
  return corners.flatMap(([x, y], index): Point[] => {
    const next = corners[index + 1];
    if (!next) return [[x, y]];
    const at = (share: number, rough: number): Point => [
      x + (next[0] - x) * share,
      y + (next[1] - y) * share + (stage.random() - 0.5) * roughness * rough,
    ];
    return [[x, y], at(0.22, 0.5), at(0.5, 1), at(0.76, 0.6)];
  });
}

/** From the ridge down to an uneven line; where the ridge is lower there is none. */
function snow(stage: Stage, ridge: readonly Point[], lineY: number, height: number): string {
  const lower = ridge.flatMap(([x, y], index): Point[] => {
    const next = ridge[index + 1] ?? [x + 30, y];
    const tongue = (share: number): Point => {
      const ridgeY = y + (next[1] - y) * share;
      return [x + (next[0] - x) * share, Math.max(ridgeY, lineY + height * 0.13 * (stage.random() - 0.45))];
    };
    return [tongue(0), tongue(0.5)];
  });
  return `<path d="M${path(ridge)}L${path(lower.reverse())}Z" fill="#f6f9fc" opacity=".92"/>`;
}

/** The shaded side of a peak: along the ridge to the saddle, and back up a crooked spine. */
function flank(stage: Stage, ridge: readonly Point[], peak: Point, saddle: Point, base: number): Point[] {
  const along = ridge.filter(([x]) => x >= peak[0] && x <= saddle[0]);
  const wide = saddle[0] - peak[0];
  const spine = [0.85, 0.6, 0.38, 0.2].map(
    (down): Point => [peak[0] + wide * (stage.between(-0.12, 0.18) + down * 0.12), peak[1] + (base - peak[1]) * down],
  );
  return [...along, [saddle[0] - wide * 0.1, base], [peak[0] + wide * 0.15, base], ...spine];
}

/** Rolling hills as one closed path. */
export function hills(stage: Stage, base: number, height: number, fill: string): string {
  const phases = [stage.between(0, 9), stage.between(0, 9), stage.between(0, 9)] as const;
  const line: Point[] = [];
  for (let x = -20; x <= width + 20; x += 20) {
    const t = x / width;
    const wave =
      Math.sin(t * 4.2 + phases[0]) * 0.5 + Math.sin(t * 9.7 + phases[1]) * 0.28 + Math.sin(t * 19 + phases[2]) * 0.07;
    line.push([x, base - height * (0.6 + wave * 0.6)]);
  }
  return `<path d="M-20 ${base + 6}L${path(line)}L${width + 20} ${base + 6}Z" fill="${fill}"/>`;
}

/** Spruces with uneven branches; `size` is the height of a tall one. */
export function spruces(
  stage: Stage,
  baseY: number,
  count: number,
  size: number,
  colour: string,
  range: Point = [0, width],
): string {
  let left = '';
  let right = '';
  for (let tree = 0; tree < count; tree++) {
    const x = stage.between(...range);
    const height = size * stage.between(0.6, 1.15);
    const base = baseY + stage.between(-0.03, 0.03) * size;
    const tiers = 7;
    const side = (sign: number) =>
      Array.from({ length: tiers * 2 }, (_, step): Point => {
        const share = (Math.floor(step / 2) + 1) / tiers;
        const reach = height * 0.2 * share * (step % 2 === 0 ? stage.between(0.85, 1.1) : 0.55);
        return [x + sign * reach, base - height * (1 - share) + (step % 2 === 0 ? height * 0.035 : 0)];
      });
    left += `M${x.toFixed(1)} ${(base - height).toFixed(1)}L${path(side(-1))}L${x.toFixed(1)} ${base.toFixed(1)}Z`;
    right += `M${x.toFixed(1)} ${(base - height).toFixed(1)}L${path(side(1))}L${x.toFixed(1)} ${base.toFixed(1)}Z`;
  }
  return `<path d="${left}" fill="${mixHex(colour, '#fff3c4', 0.1)}"/><path d="${right}" fill="${mixHex(colour, '#05101c', 0.22)}"/>`;
}

/** Broad-leaved trees: a trunk and a crown of many leaves' worth of circles, lit from the left. */
export function trees(
  stage: Stage,
  baseY: number,
  count: number,
  size: number,
  colour: string,
  range: Point = [0, width],
): string {
  const layers = ['', '', ''];
  let trunks = '';
  for (let tree = 0; tree < count; tree++) {
    const x = stage.between(...range);
    const height = size * stage.between(0.75, 1.2);
    const crown = height * stage.between(0.3, 0.4);
    trunks += `M${(x - height * 0.025).toFixed(1)} ${baseY}h${(height * 0.05).toFixed(1)}l-${(height * 0.012).toFixed(1)} -${(height * 0.6).toFixed(1)}h-${(height * 0.026).toFixed(1)}z`;
    for (let leaf = 0; leaf < 54; leaf++) {
      const angle = stage.between(0, Math.PI * 2);
      const out = Math.sqrt(stage.random()) * crown;
      const cx = x + Math.cos(angle) * out;
      const cy = baseY - height * 0.68 + Math.sin(angle) * out * 0.85;
      const lit = Math.sin(angle) * 0.6 + Math.cos(angle) * 0.5 + stage.between(-0.4, 0.4);
      const layer = lit > 0.25 ? 0 : lit > -0.35 ? 1 : 2;
      layers[layer] +=
        `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${(crown * stage.between(0.12, 0.25)).toFixed(1)}"/>`;
    }
  }
  const shades = [mixHex(colour, '#06140c', 0.3), colour, mixHex(colour, '#f2e9a8', 0.22)];
  const crowns = layers.map((circles, layer) => `<g fill="${shades[layer]}">${circles}</g>`).join('');
  return `<path d="${trunks}" fill="${mixHex(colour, '#3a2a1c', 0.7)}"/>${crowns}`;
}

/** Heaped clouds with flat, shaded bottoms; fewer and thinner when the sky is covered anyway. */
export function clouds(stage: Stage, count = 4): string {
  if (stage.time === 'overcast') return veils(stage);
  let drawing = '';
  for (let cloud = 0; cloud < count; cloud++) {
    const x = stage.between(0, width);
    const y = stage.horizon * stage.between(0.08, 0.55);
    const size = stage.between(60, 150) * (0.5 + y / stage.horizon);
    let heap = '';
    for (let puff = 0; puff < 9; puff++) {
      const across = (puff / 8 - 0.5) * 2;
      const radius = size * (0.18 + 0.24 * (1 - across * across)) * stage.between(0.75, 1.15);
      heap += `<ellipse cx="${(x + across * size * 1.25).toFixed(0)}" cy="${(y - radius * 0.55).toFixed(0)}" rx="${(radius * 1.25).toFixed(0)}" ry="${radius.toFixed(0)}"/>`;
    }
    const shade = `<ellipse cx="${x.toFixed(0)}" cy="${(y + size * 0.05).toFixed(0)}" rx="${(size * 1.3).toFixed(0)}" ry="${(size * 0.12).toFixed(0)}" fill="${mixHex(stage.palette.top, '#ffffff', 0.35)}" opacity=".55"/>`;
    drawing += `<g fill="${mixHex(stage.palette.low, '#ffffff', 0.75)}" opacity=".86">${heap}</g>${shade}`;
  }
  return stage.soften(7, drawing);
}

function veils(stage: Stage): string {
  let drawing = '';
  for (let veil = 0; veil < 5; veil++) {
    const y = stage.horizon * stage.between(0.05, 0.8);
    drawing += `<ellipse cx="${stage.between(0, width).toFixed(0)}" cy="${y.toFixed(0)}" rx="${stage.between(500, 900).toFixed(0)}" ry="${stage.between(18, 50).toFixed(0)}" fill="#fff" opacity="${stage.between(0.15, 0.4).toFixed(2)}"/>`;
  }
  return stage.soften(22, drawing);
}
