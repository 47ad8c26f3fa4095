import { clouds, hills, mountains, spruces } from '../nature.ts';
import { type Motif, stageWidth } from '../stage.ts';

/** A cleared road in a snowed-up valley. */
export const winter: Motif = (stage) => {
  const base = stage.horizon + 4;
  const bank = stage.baseline(4.6);
  const heap = stage.gradient([0, '#fbfdff'], [1, '#cfdbe7']);
  const svg = [
    stage.sky(),
    clouds(stage, 3),
    mountains(stage, {
      base,
      height: stage.between(330, 430),
      colour: stage.through('#8fa3bb', 0.25),
      foot: stage.through('#dbe5ee', 0.3),
      snowFrom: 0.3,
    }),
    hills(stage, base, 120, stage.through('#dfe8f0', 0.15)),
    spruces(stage, base + 2, 50, 76, stage.through('#45605d', 0.25)),
    hills(stage, base + 14, 40, '#edf3f8'),
    `<rect y="${base + 8}" width="${stageWidth}" height="${bank - base}" fill="#eaf1f7"/>`,
    spruces(stage, bank - 6, 6, 230, stage.through('#37524e', 0.12)),
    `${heap.definition}<path d="M-20 ${bank + 10}Q200 ${bank - 46} 420 ${bank - 26}T900 ${bank - 34}T1300 ${bank - 22}T1640 ${bank - 38}V${bank + 12}Z" fill="${heap.fill}"/>`,
  ];
  return {
    svg: svg.join(''),
    ground: {
      kind: 'snow',
      near: '#b4bcc5',
      far: '#d5dde5',
      haze: stage.palette.haze,
      beyond: { fromM: 4.4, colour: '#e6eef5' },
    },
    light: stage.daylight({ near: '#c3ccd6', far: '#dfe6ee' }, { colour: '#8fa0ad', height: 0.16 }),
    blur: 2.2,
  };
};
