import { mixHex } from '../../paint.ts';
import { pick } from '../../random.ts';
import { parkedCar } from '../buildings.ts';
import { clouds, trees } from '../nature.ts';
import { type Motif, type Stage, stageWidth } from '../stage.ts';

/** In front of a car dealership: a glass hall, flags, other cars in their bays. */
export const forecourt: Motif = (stage) => {
  const accent = pick(stage.random, ['#b3252c', '#1f4f8f', '#2e6b4d', '#d07a1f', '#3a3f46']);
  const colours = ['#2e3236', '#c3c7cb', '#7f1f24', '#24406a', '#e9eaeb', '#6c7176'] as const;
  let cars = '';
  for (let x = stage.between(-40, 120); x < stageWidth; x += stage.scale(10) * 2.7) {
    if (stage.random() < 0.78) cars += parkedCar(stage, x, 10, pick(stage.random, colours));
  }
  const svg = [
    stage.sky(),
    clouds(stage, 3),
    trees(stage, stage.baseline(45), 14, 120, stage.through('#557a4c', 0.3)),
    hall(stage, accent),
    flags(stage, accent),
    cars,
  ];
  return {
    svg: svg.join(''),
    ground: {
      kind: pick(stage.random, ['asphalt', 'concrete'] as const),
      near: '#6d6f72',
      far: '#8c8e90',
      bays: stage.random() < 0.7,
      haze: stage.palette.haze,
    },
    light: stage.daylight({ near: '#6a6c6f', far: '#8f9092' }, { colour: '#7d858c', height: 0.26 }),
    blur: 3,
  };
};

function hall(stage: Stage, accent: string): string {
  const behindM = stage.between(19, 26);
  const metre = stage.scale(behindM);
  const base = stage.baseline(behindM);
  const left = stage.between(-500, 250);
  const wide = stage.between(24, 36) * metre;
  const top = base - 6.2 * metre;
  const glass = stage.gradient(
    [0, mixHex(stage.palette.top, '#dfe9f0', 0.45)],
    [0.55, mixHex(stage.palette.low, '#9fb2bf', 0.5)],
    [1, '#5d6c77'],
  );
  let frames = '';
  for (let x = left; x <= left + wide; x += 2.4 * metre) frames += `M${x} ${top + 1.2 * metre}V${base}`;
  let lamps = '';
  for (let x = left + metre; x < left + wide - metre; x += 2.4 * metre) {
    lamps += `<ellipse cx="${x}" cy="${top + 1.9 * metre}" rx="${0.4 * metre}" ry="${0.09 * metre}" fill="#fff6dc" opacity=".8"/>`;
  }
  return (
    `${glass.definition}<rect x="${left}" y="${top}" width="${wide}" height="${base - top}" fill="${glass.fill}"/>${lamps}` +
    `<path d="${frames}" stroke="#49525a" stroke-width="${0.09 * metre}"/>` +
    `<rect x="${left - 0.6 * metre}" y="${top}" width="${wide + 1.2 * metre}" height="${1.3 * metre}" fill="${stage.through('#e8e9ea', 0.05)}"/>` +
    `<rect x="${left - 0.6 * metre}" y="${top + 1.06 * metre}" width="${wide + 1.2 * metre}" height="${0.24 * metre}" fill="${accent}"/>`
  );
}

function flags(stage: Stage, accent: string): string {
  const metre = stage.scale(13);
  const base = stage.baseline(13);
  const from = stage.between(60, 900);
  return Array.from({ length: 3 }, (_, flag) => {
    const x = from + flag * 2 * metre;
    const top = base - 6.8 * metre;
    const wave = stage.between(-0.12, 0.2) * metre;
    const cloth = `<path d="M${x} ${top + 0.2 * metre}q${0.5 * metre} ${wave} ${1.1 * metre} 0v${2.9 * metre}q-${0.6 * metre} ${wave} -${1.1 * metre} 0z" fill="${flag === 1 ? '#f2f3f4' : accent}"/>`;
    return `<rect x="${x - 0.05 * metre}" y="${top}" width="${0.1 * metre}" height="${base - top}" fill="#c9ced2"/>${cloth}`;
  }).join('');
}
