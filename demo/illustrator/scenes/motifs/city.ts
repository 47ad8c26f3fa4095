import { mixHex } from '../../paint.ts';
import { pick } from '../../random.ts';
import { parkedCar } from '../buildings.ts';
import { clouds, trees } from '../nature.ts';
import { type Motif, type Stage, stageWidth } from '../stage.ts';

/** A street of new buildings: pavement, young trees, a few parked cars. */
export const city: Motif = (stage) => {
  const behindM = stage.between(16, 26);
  let row = '';
  for (let x = -stage.between(0, 160); x < stageWidth; ) {
    const wide = stage.between(10, 20) * stage.scale(behindM);
    row += block(stage, x, wide, behindM);
    x += wide + (stage.random() < 0.3 ? stage.scale(behindM) * 3 : 2);
  }
  const colours = ['#30353a', '#b8bcc0', '#7a2a2a', '#2b4468', '#e4e5e6'] as const;
  let cars = '';
  for (let x = stage.between(-60, 200); x < stageWidth; x += stage.between(240, 620)) {
    if (stage.random() < 0.6) cars += parkedCar(stage, x, 12, pick(stage.random, colours));
  }
  return {
    svg: [
      stage.sky(),
      clouds(stage, 3),
      row,
      cars,
      trees(stage, stage.baseline(9), 3, 330, stage.through('#547548', 0.1)),
    ].join(''),
    ground: {
      kind: 'asphalt',
      near: '#54565a',
      far: '#777a7e',
      haze: stage.palette.haze,
      beyond: { fromM: 5, colour: '#a19d97', kerb: '#c4c1bb' },
    },
    light: stage.daylight({ near: '#56585c', far: '#9a968f' }, { colour: '#7f7c78', height: 0.36 }),
    blur: 3.2,
  };
};

/** One building: bands of windows or single ones, balconies on some. */
function block(stage: Stage, x: number, wide: number, behindM: number): string {
  const metre = stage.scale(behindM);
  const base = stage.baseline(behindM);
  const storeys = pick(stage.random, [3, 4, 5, 6]);
  const top = base - (3.8 + storeys * 3.1) * metre;
  const wall = stage.through(
    pick(stage.random, ['#d8d4cc', '#b7b2aa', '#8f8b86', '#c8b8a4', '#e2e0dc', '#a7aeb3']),
    0.1,
  );
  const glass = stage.through(mixHex('#43525f', stage.palette.top, 0.45), 0.1);
  const { definition, fill } = stage.gradient([0, mixHex(wall, '#ffffff', 0.15)], [1, mixHex(wall, '#20242a', 0.12)]);
  const bands = stage.random() < 0.4;
  let svg = `${definition}<rect x="${x}" y="${top}" width="${wide}" height="${base - top}" fill="${fill}"/>`;
  for (let storey = 0; storey < storeys; storey++) {
    const y = base - (3.8 + storey * 3.1 + 2.3) * metre;
    if (bands)
      svg += `<rect x="${x + 0.5 * metre}" y="${y}" width="${wide - metre}" height="${1.6 * metre}" fill="${glass}"/>`;
    else {
      for (let wx = x + 0.9 * metre; wx < x + wide - 1.6 * metre; wx += 2.6 * metre) {
        const lit = stage.time === 'evening' && stage.random() < 0.3;
        svg += `<rect x="${wx}" y="${y}" width="${1.4 * metre}" height="${1.9 * metre}" fill="${lit ? '#f3d7a2' : glass}"/>`;
      }
    }
  }
  return svg + shopFront(stage, x, wide, base, metre, glass);
}

/** Shop windows between pillars, some lit, under a band with an awning here and there. */
function shopFront(stage: Stage, x: number, wide: number, base: number, metre: number, glass: string): string {
  const shops = Math.max(2, Math.round(wide / (4.2 * metre)));
  const pitch = wide / shops;
  let svg = `<rect x="${x}" y="${base - 3.5 * metre}" width="${wide}" height="${3.5 * metre}" fill="${mixHex(glass, '#3b3f44', 0.5)}"/>`;
  for (let shop = 0; shop < shops; shop++) {
    const left = x + shop * pitch + 0.35 * metre;
    const inner = pitch - 0.7 * metre;
    const lit = stage.between(0.05, 0.55);
    const window = mixHex(mixHex('#2a3138', stage.palette.top, 0.25), '#f2dcae', lit);
    svg += `<rect x="${left}" y="${base - 2.9 * metre}" width="${inner}" height="${2.6 * metre}" fill="${window}"/>`;
    svg += `<path d="M${left + inner * 0.36} ${base - 2.9 * metre}v${2.6 * metre}M${left + inner * 0.7} ${base - 2.9 * metre}v${2.9 * metre}" stroke="#31363b" stroke-width="${0.09 * metre}"/>`;
    svg += `<path d="M${left + inner * 0.08} ${base - 0.3 * metre}v-${stage.between(0.6, 1.5) * metre}h${inner * 0.2}v${0.5 * metre}z" fill="#20262b" opacity=".4"/>`;
    const awning = stage.through(pick(stage.random, ['#8c3b32', '#35594a', '#b7ad9c', '#3d4f66', '#6b7076']), 0.08);
    if (stage.random() < 0.6)
      svg += `<path d="M${left - 0.1 * metre} ${base - 3.15 * metre}h${inner + 0.2 * metre}l${0.2 * metre} ${0.55 * metre}h-${inner + 0.6 * metre}z" fill="${awning}"/>`;
  }
  return `${svg}<path d="M${x} ${base - 3.5 * metre}h${wide}" stroke="#fff" stroke-opacity=".35" stroke-width="${0.15 * metre}"/>`;
}
