import { pick } from '../../random.ts';
import { oldHouse } from '../buildings.ts';
import { clouds, trees } from '../nature.ts';
import { type Motif, stageWidth } from '../stage.ts';

const walls = ['#e4d0a8', '#d9b9a0', '#c9cfbd', '#e8dcc8', '#d8c39a', '#b9c4cf', '#dfc6b8'] as const;

/** A cobbled square with old fronts: arcades or shops. */
export const oldTown: Motif = (stage) => {
  const groundFloor = pick(stage.random, ['arcade', 'shops', 'doors'] as const);
  const behindM = stage.between(14, 30);
  let row = '';
  for (let x = -stage.between(20, 200); x < stageWidth; ) {
    const house = oldHouse(stage, {
      x,
      behindM,
      widthM: stage.between(8, 14),
      storeys: pick(stage.random, [2, 3, 3, 4]),
      colour: pick(stage.random, walls),
      roof: pick(stage.random, ['#8a5a48', '#7a4c3d', '#6f6a66']),
      groundFloor: stage.random() < 0.75 ? groundFloor : 'doors',
      air: 0.08,
    });
    row += house.svg;
    x = house.right;
  }
  const base = stage.baseline(behindM);
  const tree =
    stage.random() < 0.5
      ? trees(
          stage,
          stage.baseline(11),
          1,
          380,
          stage.through('#4d6b43', 0.1),
          pick(stage.random, [
            [0, 160],
            [1440, 1600],
          ]),
        )
      : '';
  return {
    svg: `${stage.sky()}${clouds(stage, 2)}${row}<rect y="${base}" width="${stageWidth}" height="5" fill="#000" opacity=".22"/>${tree}`,
    ground: { kind: 'cobbles', near: '#8b847a', far: '#a39b90', haze: stage.palette.haze },
    light: stage.daylight({ near: '#857d73', far: '#a59c90' }, { colour: '#a89782', height: 0.4 }),
    blur: 3,
  };
};
