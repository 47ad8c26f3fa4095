import { clouds, hills, mountains, spruces } from '../nature.ts';
import { type Motif, stageWidth } from '../stage.ts';

/** A pass road below rocky peaks. */
export const alpine: Motif = (stage) => {
  const base = stage.horizon + 4;
  const scale = stage.between(0.8, 1.15);
  const rail = stage.baseline(5.5);
  const metre = stage.scale(5.5);
  const posts = Array.from(
    { length: 24 },
    (_, post) =>
      `<rect x="${post * 2 * metre - 80}" y="${rail - 0.7 * metre}" width="${0.1 * metre}" height="${0.7 * metre}" fill="#7f868c"/>`,
  ).join('');
  const guard = `${posts}<rect y="${rail - 0.72 * metre}" width="${stageWidth}" height="${0.3 * metre}" fill="#c3c9ce"/><rect y="${rail - 0.59 * metre}" width="${stageWidth}" height="${0.06 * metre}" fill="#8b9299"/>`;
  const svg = [
    stage.sky(),
    clouds(stage),
    mountains(stage, {
      base,
      height: 430 * scale,
      colour: stage.through('#61789a', 0.12),
      foot: stage.through('#9fb0bf', 0.6),
      snowFrom: 0.58,
    }),
    mountains(stage, {
      base,
      height: 250 * scale,
      colour: stage.through('#587480', 0.2),
      foot: stage.through('#6d8b78', 0.35),
    }),
    hills(stage, base, 90, stage.through('#5c7d56', 0.2)),
    spruces(stage, base + 4, 60, 70, stage.through('#2f5140', 0.12)),
    `<rect y="${base}" width="${stageWidth}" height="${rail - base}" fill="${stage.through('#6f8f52', 0.15)}"/>`,
    stage.random() < 0.7 ? guard : spruces(stage, rail, 9, 190, '#2c4b3b'),
  ];
  return {
    svg: svg.join(''),
    ground: {
      kind: 'asphalt',
      near: '#5d5f63',
      far: '#85888b',
      haze: stage.palette.haze,
      beyond: { fromM: 4.2, colour: '#74905a', kerb: '#d8d8d2' },
    },
    light: stage.daylight({ near: '#5d5f63', far: '#7f8b74' }, { colour: '#3f5a4c', height: 0.2 }),
    blur: 2.2,
  };
};
