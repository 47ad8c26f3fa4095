import { mixHex } from '../../paint.ts';
import { clouds, hills, trees } from '../nature.ts';
import { type Motif, type Stage, stageWidth } from '../stage.ts';

/** A lane in the wine country: rows of vines on rolling hills, poplars, a small farmhouse. */
export const vineyard: Motif = (stage) => {
  const base = stage.horizon + 4;
  const near = stage.baseline(6);
  const svg = [
    stage.sky(),
    clouds(stage),
    hills(stage, base, 190, stage.through('#8aa39a', 0.5)),
    hills(stage, base, 130, stage.through('#82a06a', 0.32)),
    farmhouse(stage, stage.between(250, 1300), base - stage.between(40, 80)),
    vineRows(stage, base, near),
    trees(stage, base + 8, 7, 90, stage.through('#4f7042', 0.18)),
    poplars(stage, stage.between(100, 1500), base + 10),
  ];
  return {
    svg: svg.join(''),
    ground: {
      kind: stage.random() < 0.5 ? 'gravel' : 'asphalt',
      near: '#8f8779',
      far: '#a59c8a',
      haze: stage.palette.haze,
      beyond: { fromM: 3.8, colour: '#7d9350' },
    },
    light: stage.daylight({ near: '#8f8779', far: '#8f9a6a' }, { colour: '#4a6340', height: 0.15 }),
    blur: 2.2,
  };
};

/** A slope of vines: rows that run towards a vanishing point beyond the hill. */
function vineRows(stage: Stage, base: number, near: number): string {
  const top = base - stage.between(50, 95);
  const vanishing = stage.between(300, 1300);
  const slope = `<path d="M-20 ${near}V${base - 20}Q${stageWidth * 0.3} ${top - 30} ${stageWidth * 0.55} ${top}T${stageWidth + 20} ${base - 30}V${near}Z" fill="${stage.through('#93a85c', 0.12)}"/>`;
  let rows = '';
  for (let row = -26; row <= 26; row++) {
    const x = stageWidth / 2 + row * 74;
    const topX = vanishing + (x - vanishing) * 0.42;
    rows += `<path d="M${x} ${near}Q${(x + topX) / 2 + 6} ${(near + top) / 2} ${topX} ${top + 26}" stroke="${stage.through(row % 2 === 0 ? '#4c6a34' : '#587838', 0.1)}" stroke-width="15" fill="none"/>`;
  }
  return `${slope}<g opacity=".9">${rows}</g>`;
}

function poplars(stage: Stage, x: number, y: number): string {
  return Array.from({ length: 3 }, (_, tree) => {
    const height = stage.between(150, 220);
    const colour = stage.through(mixHex('#4a6a3c', '#2c4630', stage.random()), 0.15);
    return `<path d="M${x + tree * 36} ${y}q-24 -${height * 0.5} 0 -${height}q24 ${height * 0.5} 0 ${height}z" fill="${colour}"/>`;
  }).join('');
}

function farmhouse(stage: Stage, x: number, y: number): string {
  const wall = stage.through('#efe6d4', 0.15);
  const roof = stage.through('#9a5a41', 0.2);
  return `<rect x="${x}" y="${y - 34}" width="120" height="44" fill="${wall}"/><path d="M${x - 8} ${y - 34}l24 -30h88l24 30z" fill="${roof}"/><path d="M${x + 18} ${y - 22}h14v14h-14zM${x + 52} ${y - 22}h14v14h-14zM${x + 86} ${y - 22}h14v14h-14z" fill="${stage.through('#59636b', 0.15)}"/>`;
}
