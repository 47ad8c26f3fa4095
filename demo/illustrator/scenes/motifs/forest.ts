import { mixHex } from '../../paint.ts';
import { spruces, trees } from '../nature.ts';
import { type Motif, type Stage, stageWidth } from '../stage.ts';

/** A forest road: trunks and undergrowth in layers, light between them. */
export const forest: Motif = (stage) => {
  const autumn = stage.random() < 0.3;
  const leaf = autumn ? '#9a7434' : '#4d7340';
  const light = stage.gradient([0, mixHex(leaf, '#f6f2cf', 0.45)], [1, mixHex(leaf, '#f9f5dd', 0.75)]);
  const base = stage.baseline(7);
  const svg = [
    `${light.definition}<rect width="${stageWidth}" height="${base}" fill="${light.fill}"/>`,
    layer(stage, leaf, 40, 0.5, 70),
    spruces(stage, stage.baseline(30), 14, 330, stage.through('#3f5f4b', 0.35)),
    layer(stage, leaf, 22, 0.28, 26),
    trees(stage, stage.baseline(16), 9, 300, stage.through(leaf, 0.2)),
    layer(stage, leaf, 10, 0.08, 9),
    undergrowth(stage, mixHex(leaf, '#1c2c16', 0.35), base),
  ];
  return {
    svg: svg.join(''),
    ground: {
      kind: 'asphalt',
      near: '#55585a',
      far: '#6f746f',
      haze: mixHex(leaf, '#f9f5dd', 0.5),
      beyond: { fromM: 4, colour: autumn ? '#8a7447' : '#5c7242' },
    },
    light: stage.daylight(
      { near: '#4d504e', far: '#5d6a50' },
      { colour: autumn ? '#6a5a34' : '#3d5636', height: 0.42 },
    ),
    blur: 3,
  };
};

/** Trunks some metres behind the car, with leaves hanging into the picture. */
function layer(stage: Stage, leaf: string, behindM: number, air: number, count: number): string {
  const base = stage.baseline(behindM);
  const metre = stage.scale(behindM);
  let trunks = '';
  for (let trunk = 0; trunk < count; trunk++) {
    const x = stage.between(0, stageWidth);
    const wide = metre * stage.between(0.2, 0.42);
    const lean = stage.between(-14, 14);
    trunks += `<path d="M${x} ${base}L${x + lean} -10h${wide}L${x + wide * 1.2} ${base}Z" fill="${mixHex(stage.through(mixHex('#54463a', leaf, 0.25), air), '#f7f3d8', air * 0.6)}"/>`;
  }
  let crowns = '';
  for (let crown = 0; crown < 70; crown++) {
    crowns += `<circle cx="${stage.between(-20, stageWidth + 20).toFixed(0)}" cy="${stage.between(-40, stage.horizon * 0.35 * (1 + air)).toFixed(0)}" r="${stage.between(14, 46).toFixed(0)}"/>`;
  }
  return `${trunks}<g fill="${mixHex(leaf, '#f6f2cf', air * 1.1)}" opacity=".75">${crowns}</g>`;
}

function undergrowth(stage: Stage, colour: string, base: number): string {
  let bushes = '';
  for (let bush = 0; bush < 120; bush++) {
    const size = stage.between(10, 34);
    bushes += `<circle cx="${stage.between(-10, stageWidth + 10).toFixed(0)}" cy="${(base - stage.between(0, 26)).toFixed(0)}" r="${size.toFixed(0)}" fill="${mixHex(colour, '#c9cf8d', stage.between(0, 0.35))}"/>`;
  }
  return bushes;
}
