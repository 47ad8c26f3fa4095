import { mixHex } from '../../paint.ts';
import { clouds, hills, mountains, trees } from '../nature.ts';
import { type Motif, stageWidth } from '../stage.ts';

/** A lakeside car park; mountains on the far shore, mirrored in the water. */
export const lake: Motif = (stage) => {
  const shore = stage.horizon + 3;
  const quay = stage.baseline(5);
  const water = stage.gradient([0, stage.through('#7fa6bd', 0.25)], [1, '#3f7391']);
  let glitter = '';
  for (let wave = 0; wave < 90; wave++) {
    const depth = stage.random() ** 1.6;
    const long = 20 + 130 * depth;
    glitter += `<rect x="${stage.between(-40, stageWidth).toFixed(0)}" y="${(shore + (quay - shore) * depth).toFixed(1)}" width="${long.toFixed(0)}" height="${(1 + 2.4 * depth).toFixed(1)}" rx="1" fill="#fff" opacity="${stage.between(0.08, 0.3).toFixed(2)}"/>`;
  }
  const metre = stage.scale(4.6);
  const base = stage.baseline(4.6);
  const bollards = Array.from(
    { length: 9 },
    (_, post) =>
      `<rect x="${post * 2.6 * metre - 30}" y="${base - 0.9 * metre}" width="${0.16 * metre}" height="${0.9 * metre}" rx="4" fill="#4b5056"/>`,
  ).join('');
  const svg = [
    stage.sky(),
    clouds(stage, 3),
    mountains(stage, {
      base: shore,
      height: stage.between(300, 400),
      colour: stage.through('#667f9e', 0.2),
      foot: stage.through('#9db0bf', 0.55),
      snowFrom: 0.72,
    }),
    mountains(stage, {
      base: shore,
      height: stage.between(150, 220),
      colour: stage.through('#5a7a80', 0.25),
      foot: stage.through('#7c9a8c', 0.4),
    }),
    hills(stage, shore, 46, stage.through('#4f7358', 0.25)),
    `${water.definition}<rect y="${shore}" width="${stageWidth}" height="${quay - shore + 2}" fill="${water.fill}"/>${glitter}`,
    `<rect y="${shore}" width="${stageWidth}" height="${(quay - shore) * 0.3}" fill="${mixHex('#47685a', stage.palette.haze, 0.2)}" opacity=".35"/>`,
    bollards,
    `<path d="M0 ${base - 0.62 * metre}H${stageWidth}" stroke="#5c6268" stroke-width="${0.05 * metre}"/>`,
    trees(stage, base, 1, 560, stage.through('#47683f', 0.06), stage.random() < 0.5 ? [-20, 140] : [1460, 1620]),
  ];
  return {
    svg: svg.join(''),
    ground: {
      kind: 'concrete',
      near: '#8b8a86',
      far: '#a7a6a2',
      haze: stage.palette.haze,
      beyond: { fromM: 4.4, colour: '#97958f', kerb: '#b9b6af' },
    },
    light: stage.daylight({ near: '#86857f', far: '#9aa4a6' }, { colour: '#4d6670', height: 0.16 }),
    blur: 2.4,
  };
};
