import { mixHex } from '../../paint.ts';
import { pick } from '../../random.ts';
import { parkedCar } from '../buildings.ts';
import { trees } from '../nature.ts';
import { type Motif, type Stage, stageWidth } from '../stage.ts';
import { studioLight } from './studio.ts';

/** A dealer's showroom: panels, a glass front to the street, a plant, lamps along the ceiling. */
export const showroom: Motif = (stage) => {
  const tint = pick(stage.random, ['#e4e3e0', '#d8dcdf', '#dcd6cd', '#cfd4d2']);
  const back = stage.baseline(8);
  const metre = stage.scale(8);
  const glassFrom = stage.random() < 0.5 ? -20 : stageWidth * stage.between(0.35, 0.55);
  const glassWide = stageWidth * stage.between(0.45, 0.65);
  const wall = stage.gradient([0, mixHex(tint, '#6a6f75', 0.3)], [0.5, tint], [1, mixHex(tint, '#ffffff', 0.35)]);
  let panels = '';
  for (let x = -40; x < stageWidth; x += 2.6 * metre) {
    panels += `<rect x="${x}" y="0" width="${2.5 * metre}" height="${back}" fill="#fff" opacity="${stage.between(0.02, 0.12).toFixed(2)}"/>`;
  }
  const svg = [
    `${wall.definition}<rect width="${stageWidth}" height="${back}" fill="${wall.fill}"/>${panels}`,
    glassFront(stage, glassFrom, glassWide, back, metre),
    ceilingLamps(stage),
    plant(stage, stage.between(60, stageWidth - 60), stage.baseline(7.4), stage.scale(7.4)),
    `<rect y="${back - 0.12 * metre}" width="${stageWidth}" height="${0.12 * metre}" fill="#2b2f33" opacity=".55"/>`,
  ];
  return {
    svg: svg.join(''),
    ground: { kind: 'tiles', near: mixHex(tint, '#2a2d31', 0.35), far: mixHex(tint, '#ffffff', 0.1), haze: tint },
    light: studioLight(stage, tint),
    blur: 2.4,
  };
};

function glassFront(stage: Stage, x: number, wide: number, base: number, metre: number): string {
  const sky = stage.gradient([0, stage.palette.top], [1, stage.palette.low]);
  let frames = '';
  for (let frame = x; frame <= x + wide + 1; frame += wide / 4) frames += `M${frame} 0V${base}`;
  const street = `<rect x="${x}" y="${stage.horizon}" width="${wide}" height="${base - stage.horizon}" fill="#8a8d90"/>`;
  return (
    `${sky.definition}<rect x="${x}" y="0" width="${wide}" height="${base}" fill="${sky.fill}"/>` +
    `<svg x="${x}" y="0" width="${wide}" height="${base}" viewBox="${x} 0 ${wide} ${base}">${trees(stage, stage.horizon + 8, 9, 170, stage.through('#5d7f52', 0.3))}${street}${parkedCar(stage, x + wide * 0.3, 22, '#c0c4c8')}${parkedCar(stage, x + wide * 0.62, 22, '#37404a')}</svg>` +
    `<rect x="${x}" y="0" width="${wide}" height="${base}" fill="#eef3f6" opacity=".28"/>` +
    `<path d="${frames}M${x} ${base - 2.2 * metre}h${wide}" stroke="#5a6168" stroke-width="${0.08 * metre}" fill="none"/>`
  );
}

function ceilingLamps(stage: Stage): string {
  const lamps = [0, 1, 2, 3].map(
    (lamp) =>
      `<rect x="${90 + lamp * 380 + stage.between(-20, 20)}" y="${20 + (lamp % 2) * 12}" width="300" height="11" rx="5" fill="#fff"/>`,
  );
  return stage.soften(3, lamps.join(''));
}

function plant(stage: Stage, x: number, base: number, metre: number): string {
  let leaves = '';
  for (let leaf = 0; leaf < 16; leaf++) {
    const angle = (-165 + leaf * 9.4 + stage.between(-5, 5)) * (Math.PI / 180);
    const reach = metre * stage.between(0.7, 1.25);
    const tipX = x + Math.cos(angle) * reach * 0.75;
    const tipY = base - 0.6 * metre + Math.sin(angle) * reach;
    leaves += `<path d="M${x} ${base - 0.6 * metre}Q${x + Math.cos(angle) * reach * 0.3 - 8} ${base - 0.6 * metre + Math.sin(angle) * reach * 0.8} ${tipX} ${tipY}Q${x + Math.cos(angle) * reach * 0.5 + 8} ${base - 0.5 * metre + Math.sin(angle) * reach * 0.6} ${x} ${base - 0.6 * metre}Z" fill="${mixHex('#3f6b45', '#8fae6e', stage.random() * 0.6)}"/>`;
  }
  return `${leaves}<path d="M${x - 0.28 * metre} ${base - 0.62 * metre}h${0.56 * metre}l-${0.08 * metre} ${0.62 * metre}h-${0.4 * metre}z" fill="#4a4f55"/>`;
}
