import { mixHex, toLinear } from '../../paint.ts';
import { pick } from '../../random.ts';
import type { Vector } from '../../scalar.ts';
import { parkedCar } from '../buildings.ts';
import { type Motif, type Stage, stageWidth } from '../stage.ts';

/** A bright parking deck: columns, rows of lamps, marked bays. */
export const parkingDeck: Motif = (stage) => {
  const tint = pick(stage.random, ['#c7cbce', '#d3cfc8', '#bcc6cc']);
  const accent = pick(stage.random, ['#2f6f9f', '#c9a227', '#3f7d5a', '#b5533c']);
  const wall = stage.gradient([0, mixHex(tint, '#41484e', 0.35)], [1, tint]);
  const back = stage.baseline(17);
  const metre = stage.scale(17);
  const ceiling = back - 2.9 * metre;
  const svg = [
    ceilingOf(stage, tint, ceiling),
    `${wall.definition}<rect y="${ceiling}" width="${stageWidth}" height="${back - ceiling}" fill="${wall.fill}"/>`,
    `<rect y="${back - 1.15 * metre}" width="${stageWidth}" height="${1.15 * metre}" fill="${mixHex(tint, accent, 0.75)}" opacity=".85"/>`,
    parkedRow(stage),
    columns(stage, tint, accent),
  ];
  const light = toLinear(tint);
  const grey = (power: number): Vector => [light[0] * power, light[1] * power, light[2] * power];
  return {
    svg: svg.join(''),
    ground: { kind: 'concrete', near: '#6f7376', far: '#9a9ea1', bays: true, haze: tint },
    light: {
      ...stage.daylight({ near: '#6f7376', far: '#9a9ea1' }, { colour: tint, height: 0.1 }),
      zenith: grey(0.32),
      horizon: grey(0.62),
      sunPower: 1,
      studio: true,
      mirror: 0.06,
      exposure: 1.12,
    },
    blur: 2.6,
  };
};

function ceilingOf(stage: Stage, tint: string, to: number): string {
  const { definition, fill } = stage.gradient([0, mixHex(tint, '#2b3035', 0.55)], [1, mixHex(tint, '#3a4046', 0.3)]);
  let lamps = '';
  for (let row = 0; row < 4; row++) {
    const share = (row + 0.6) / 4;
    const y = to * share ** 0.7;
    for (let lamp = -4; lamp <= 4; lamp++) {
      const spread = 1 + (1 - share) * 1.8;
      const x = stageWidth / 2 + lamp * 330 * spread + (row % 2) * 120;
      lamps += `<rect x="${x - 90 * spread}" y="${y}" width="${180 * spread}" height="${9 * spread}" rx="4" fill="#fffdf4"/>`;
    }
  }
  return `${definition}<rect width="${stageWidth}" height="${to + 2}" fill="${fill}"/>${stage.soften(3, lamps)}`;
}

function columns(stage: Stage, tint: string, accent: string): string {
  const metre = stage.scale(8);
  const base = stage.baseline(8);
  const first = stage.between(-100, 250);
  return [0, 1, 2, 3]
    .map((column) => {
      const x = first + column * 7.5 * metre;
      return `<rect x="${x}" y="-10" width="${0.55 * metre}" height="${base + 10}" fill="${mixHex(tint, '#ffffff', 0.15)}"/><rect x="${x + 0.38 * metre}" y="-10" width="${0.17 * metre}" height="${base + 10}" fill="#000" opacity=".16"/><rect x="${x}" y="${base - 1.1 * metre}" width="${0.55 * metre}" height="${1.1 * metre}" fill="${accent}"/>`;
    })
    .join('');
}

function parkedRow(stage: Stage): string {
  const colours = ['#2e3236', '#b9bdc1', '#6d2226', '#27426a', '#dcdddf'] as const;
  let cars = '';
  for (let x = stage.between(-60, 140); x < stageWidth; x += stage.scale(13) * 2.7) {
    if (stage.random() < 0.55) cars += parkedCar(stage, x, 13, pick(stage.random, colours));
  }
  return cars;
}
