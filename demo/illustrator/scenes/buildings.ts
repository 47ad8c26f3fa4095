import { mixHex } from '../paint.ts';
import { pick } from '../random.ts';
import type { Stage } from './stage.ts';

interface House {
  /** Left edge in pixels. */
  x: number;
  /** Metres behind the car. */
  behindM: number;
  widthM: number;
  storeys: number;
  colour: string;
  roof: string;
  groundFloor: 'shops' | 'arcade' | 'doors';
  air: number;
}

/** An old house front seen straight on: rows of windows, a cornice, shops or arcades below, a tiled roof. Returns its right edge too. */
export function oldHouse(stage: Stage, house: House): { svg: string; right: number } {
  const metre = stage.scale(house.behindM);
  const base = stage.baseline(house.behindM);
  const wide = house.widthM * metre;
  const top = base - (4.2 + house.storeys * 3.3) * metre;
  const wall = stage.through(house.colour, house.air);
  const { definition, fill } = stage.gradient([0, mixHex(wall, '#ffffff', 0.12)], [1, mixHex(wall, '#2a2018', 0.1)]);
  const right = house.x + wide;
  let svg = `${definition}<rect x="${house.x}" y="${top}" width="${wide}" height="${base - top}" fill="${fill}"/>`;
  const roofHeight = stage.between(1.6, 3) * metre;
  svg += `<path d="M${house.x - 3} ${top}L${house.x + metre} ${top - roofHeight}H${right - metre}L${right + 3} ${top}Z" fill="${stage.through(house.roof, house.air)}"/>`;
  svg += `<rect x="${house.x - 2}" y="${top}" width="${wide + 4}" height="${0.28 * metre}" fill="${mixHex(wall, '#ffffff', 0.4)}"/>`;
  const bays = Math.max(2, Math.round(house.widthM / 2.9));
  const pitch = wide / bays;
  for (let storey = 0; storey < house.storeys; storey++) {
    const y = base - (4.2 + storey * 3.3 + 2.5) * metre;
    for (let bay = 0; bay < bays; bay++)
      svg += sashWindow(stage, house.x + (bay + 0.5) * pitch, y, metre, wall, house.air);
  }
  svg += `<rect x="${house.x}" y="${base - 4.05 * metre}" width="${wide}" height="${0.16 * metre}" fill="${mixHex(wall, '#ffffff', 0.45)}"/>`;
  for (let bay = 0; bay < bays; bay++)
    svg += groundFloor(stage, house, house.x + (bay + 0.5) * pitch, pitch, base, metre);
  return { svg, right };
}

function sashWindow(stage: Stage, x: number, y: number, metre: number, wall: string, air: number): string {
  const wide = 1.05 * metre;
  const tall = 1.75 * metre;
  const lit = stage.time === 'evening' && stage.random() < 0.3;
  const glass = lit ? '#f7d9a0' : stage.through(mixHex('#3f4d5a', stage.palette.top, stage.between(0.05, 0.4)), air);
  const frame = mixHex(wall, '#ffffff', 0.55);
  return (
    `<rect x="${x - wide * 0.66}" y="${y - 0.22 * metre}" width="${wide * 1.32}" height="${tall + 0.42 * metre}" fill="${frame}" opacity=".75"/>` +
    `<rect x="${x - wide / 2}" y="${y}" width="${wide}" height="${tall}" fill="${glass}"/>` +
    `<path d="M${x} ${y}v${tall}M${x - wide / 2} ${y + tall * 0.36}h${wide}" stroke="${frame}" stroke-width="${0.07 * metre}"/>` +
    `<rect x="${x - wide * 0.7}" y="${y + tall + 0.05 * metre}" width="${wide * 1.4}" height="${0.14 * metre}" fill="${mixHex(wall, '#3a3026', 0.25)}"/>`
  );
}

function groundFloor(stage: Stage, house: House, x: number, pitch: number, base: number, metre: number): string {
  const dark = stage.through(pick(stage.random, ['#3b332c', '#2f3a40', '#43372c']), house.air);
  if (house.groundFloor === 'arcade') {
    const half = pitch * 0.36;
    const spring = base - 2.1 * metre;
    return (
      `<path d="M${x - half} ${base}V${spring}A${half} ${half} 0 0 1 ${x + half} ${spring}V${base}Z" fill="${dark}"/>` +
      `<path d="M${x - half * 0.55} ${base}V${spring + 0.3 * metre}H${x + half * 0.6}V${base}Z" fill="#ffe2ae" opacity=".2"/>`
    );
  }
  if (house.groundFloor === 'doors') {
    const door = `<path d="M${x - 0.65 * metre} ${base}V${base - 2.6 * metre}H${x + 0.65 * metre}V${base}Z" fill="${dark}"/>`;
    return stage.random() < 0.35 ? door : sashWindow(stage, x, base - 3.2 * metre, metre, house.colour, house.air);
  }
  const awning = stage.through(pick(stage.random, ['#8c3b32', '#35594a', '#c9bfae', '#3d4f66']), house.air);
  return (
    `<rect x="${x - pitch * 0.42}" y="${base - 2.9 * metre}" width="${pitch * 0.84}" height="${2.9 * metre}" fill="${dark}"/>` +
    `<rect x="${x - pitch * 0.36}" y="${base - 2.5 * metre}" width="${pitch * 0.72}" height="${2.1 * metre}" fill="#f3dcae" opacity=".38"/>` +
    `<path d="M${x - pitch * 0.44} ${base - 3 * metre}h${pitch * 0.88}l${0.18 * metre} ${0.6 * metre}h-${pitch * 0.88 + 0.36 * metre}z" fill="${awning}"/>`
  );
}

/** A parked car seen from the front, out of focus. */
export function parkedCar(stage: Stage, x: number, behindM: number, colour: string): string {
  const m = stage.scale(behindM);
  const y = stage.baseline(behindM);
  const body = stage.through(colour, 0.08);
  const dark = stage.through('#1b1f24', 0.08);
  return (
    `<ellipse cx="${x}" cy="${y}" rx="${1.05 * m}" ry="${0.1 * m}" fill="#000" opacity=".35"/>` +
    `<rect x="${x - 0.86 * m}" y="${y - 0.5 * m}" width="${0.24 * m}" height="${0.5 * m}" rx="${0.05 * m}" fill="#111"/>` +
    `<rect x="${x + 0.62 * m}" y="${y - 0.5 * m}" width="${0.24 * m}" height="${0.5 * m}" rx="${0.05 * m}" fill="#111"/>` +
    `<path d="M${x - 0.9 * m} ${y - 0.22 * m}V${y - 0.85 * m}Q${x - 0.86 * m} ${y - 0.98 * m} ${x - 0.7 * m} ${y - m}H${x + 0.7 * m}Q${x + 0.86 * m} ${y - 0.98 * m} ${x + 0.9 * m} ${y - 0.85 * m}V${y - 0.22 * m}Z" fill="${body}"/>` +
    `<path d="M${x - 0.74 * m} ${y - 0.98 * m}L${x - 0.55 * m} ${y - 1.45 * m}H${x + 0.55 * m}L${x + 0.74 * m} ${y - 0.98 * m}Z" fill="${body}"/>` +
    `<path d="M${x - 0.66 * m} ${y - m}L${x - 0.5 * m} ${y - 1.38 * m}H${x + 0.5 * m}L${x + 0.66 * m} ${y - m}Z" fill="${mixHex(dark, stage.palette.top, 0.35)}"/>` +
    `<rect x="${x - 0.8 * m}" y="${y - 0.8 * m}" width="${0.34 * m}" height="${0.13 * m}" rx="${0.05 * m}" fill="#eef3f7"/>` +
    `<rect x="${x + 0.46 * m}" y="${y - 0.8 * m}" width="${0.34 * m}" height="${0.13 * m}" rx="${0.05 * m}" fill="#eef3f7"/>` +
    `<rect x="${x - 0.42 * m}" y="${y - 0.7 * m}" width="${0.84 * m}" height="${0.16 * m}" rx="${0.04 * m}" fill="${dark}"/>` +
    `<rect x="${x - 0.88 * m}" y="${y - 0.34 * m}" width="${1.76 * m}" height="${0.14 * m}" fill="${dark}"/>`
  );
}
