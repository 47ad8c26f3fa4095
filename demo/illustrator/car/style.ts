import { pick, type Random } from '../random.ts';
import type { Vector } from '../scalar.ts';
import type { BodyLook } from './body-specs.ts';
import { type Face, faces } from './faces.ts';
import type { RimName } from './rims.ts';
import type { Era } from './shape.ts';

/** Everything that tells two cars of one body apart, besides proportions and paint. */
export interface CarStyle {
  look: BodyLook;
  era: Era;
  electric: boolean;
  face: Face;
  signature: 'blade' | 'tick' | 'dots' | 'double' | 'ring';
  tail: 'bar' | 'blocks' | 'hook' | 'vertical';
  brightTrim: boolean;
  roofRails: boolean;
  twoTone: boolean;
  glassRoof: boolean;
  sporty: boolean;
  rim: RimName;
  darkRims: boolean;
  /** Radius of the rim as a share of the wheel's. */
  rimShare: number;
  leather: Vector;
  grilleRows: number;
  brightHandles: boolean;
  plateText: string;
}

const eraOf = (look: BodyLook): Era => (look === 'classic' || look === 'youngtimer' ? look : 'modern');

const leathers: Vector[] = [
  [0.03, 0.03, 0.032],
  [0.03, 0.03, 0.032],
  [0.19, 0.12, 0.07],
  [0.32, 0.28, 0.22],
  [0.09, 0.09, 0.1],
];
const verticalTails: readonly BodyLook[] = ['small', 'minivan', 'bus', 'pickup', 'classic'];

/** Draws a style; always takes the same number of random numbers, so that one choice does not change the others. */
export function drawStyle(look: BodyLook, electric: boolean, random: Random): CarStyle {
  const era = eraOf(look);
  const old = era !== 'modern';
  const chance = (probability: number) => random() < probability;
  const sporty = chance(0.4) && look !== 'bus' && !old;
  const brightTrim = chance(0.4) || old;
  const rails = random();
  const twoTone = random();
  const rim = drawRim(look, electric, random);
  return {
    look,
    era,
    electric,
    face: pick(random, faces[old ? era : electric ? 'electric' : 'combustion']),
    signature: pick(random, ['blade', 'tick', 'dots', 'double', 'ring']),
    tail: verticalTails.includes(look) ? 'vertical' : drawTail(era, electric, random),
    brightTrim,
    roofRails: rails < (({ estate: 0.85, suv: 0.7, minivan: 0.4 } as Partial<Record<BodyLook, number>>)[look] ?? 0),
    twoTone:
      twoTone < (({ small: 0.4, suv: 0.2, classic: 0.6, bus: 0.25 } as Partial<Record<BodyLook, number>>)[look] ?? 0),
    glassRoof: chance(0.35),
    sporty,
    rim,
    darkRims: chance(0.35) && rim !== 'steel' && !old,
    rimShare: rimShareOf(look, random),
    leather: pick(random, leathers),
    grilleRows: 4 + Math.floor(random() * 4),
    brightHandles: chance(0.3) || old,
    plateText: drawPlateText(random),
  };
}

function drawTail(era: Era, electric: boolean, random: Random): CarStyle['tail'] {
  if (era === 'youngtimer') return 'blocks';
  return pick(random, electric ? ['bar', 'bar', 'hook'] : ['bar', 'blocks', 'hook', 'blocks']);
}

function drawRim(look: BodyLook, electric: boolean, random: Random): RimName {
  const share = random();
  const alloy = pick<RimName>(random, ['twin', 'five', 'forked', 'multi', 'turbine', 'vee']);
  if (look === 'classic') return 'cap';
  if (look === 'youngtimer') return share < 0.5 ? 'steel' : 'multi';
  if (look === 'bus') return share < 0.4 ? 'steel' : alloy;
  if (look === 'small' && share < 0.35) return 'steel';
  return electric && share < 0.6 ? 'aero' : alloy;
}

function rimShareOf(look: BodyLook, random: Random): number {
  const variation = random() * 0.035;
  if (look === 'classic' || look === 'youngtimer') return 0.62 + variation;
  if (look === 'bus' || look === 'pickup') return 0.68 + variation;
  return (look === 'coupe' ? 0.77 : 0.75) + variation;
}

/** KD is no district of Austria: such a plate belongs to nobody. */
function drawPlateText(random: Random): string {
  const digits = 100 + Math.floor(random() * 900);
  return `KD ${digits} ${pick(random, [...'ABEHKTX'])}${pick(random, [...'ABEHKTX'])}`;
}
