import { pick } from '../../random.ts';
import { clouds, hills, trees } from '../nature.ts';
import { type Motif, stageWidth } from '../stage.ts';

/** A farm track between meadows in bloom, hills behind. */
export const meadow: Motif = (stage) => {
  const base = stage.horizon + 4;
  const near = stage.baseline(4.5);
  const grass = stage.gradient([0, stage.through('#9db36a', 0.3)], [0.4, '#83a04f'], [1, '#6b8a40']);
  let flowers = '';
  for (let flower = 0; flower < 220; flower++) {
    const depth = stage.random() ** 1.4;
    flowers += `<circle cx="${stage.between(0, stageWidth).toFixed(0)}" cy="${(base + 4 + (near - base) * depth).toFixed(0)}" r="${(1 + 3 * depth).toFixed(1)}" fill="${pick(stage.random, ['#fff7d6', '#f4d35e', '#e9eef2', '#d98fa8'])}"/>`;
  }
  const svg = [
    stage.sky(),
    clouds(stage),
    hills(stage, base, 150, stage.through('#8aa3b0', 0.5)),
    hills(stage, base, 90, stage.through('#7f9c74', 0.3)),
    trees(stage, base + 6, 12, 84, stage.through('#4c6f42', 0.2)),
    `${grass.definition}<rect y="${base}" width="${stageWidth}" height="${near - base}" fill="${grass.fill}"/>${flowers}`,
    trees(
      stage,
      stage.baseline(9),
      1,
      420,
      stage.through('#4a6d3c', 0.08),
      pick(stage.random, [
        [40, 220],
        [1380, 1560],
      ]),
    ),
  ];
  return {
    svg: svg.join(''),
    ground: {
      kind: 'gravel',
      near: '#a0947f',
      far: '#b5aa95',
      haze: stage.palette.haze,
      beyond: { fromM: 3.6, colour: '#76934a' },
    },
    light: stage.daylight({ near: '#a0947f', far: '#8f9a6a' }, { colour: '#4a6340', height: 0.16 }),
    blur: 2.2,
  };
};
