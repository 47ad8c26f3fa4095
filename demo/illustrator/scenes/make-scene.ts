import { alpine } from './motifs/alpine.ts';
import { city } from './motifs/city.ts';
import { forecourt } from './motifs/forecourt.ts';
import { forest } from './motifs/forest.ts';
import { lake } from './motifs/lake.ts';
import { meadow } from './motifs/meadow.ts';
import { oldTown } from './motifs/old-town.ts';
import { parkingDeck } from './motifs/parking-deck.ts';
import { showroom } from './motifs/showroom.ts';
import { studio } from './motifs/studio.ts';
import { vineyard } from './motifs/vineyard.ts';
import { winter } from './motifs/winter.ts';
import { type Motif, type Scene, Stage, type StageView, stageHeight, stageWidth, type TimeOfDay } from './stage.ts';

const motifs = {
  studio,
  forecourt,
  alpine,
  'old-town': oldTown,
  showroom,
  lake,
  city,
  vineyard,
  'parking-deck': parkingDeck,
  forest,
  meadow,
  winter,
} as const satisfies Record<string, Motif>;

export type SceneName = keyof typeof motifs;
export const sceneNames = Object.keys(motifs) as SceneName[];

/** Draws a scene for a camera: its background as a whole SVG file, its ground and its light. */
export function makeScene(name: SceneName, time: TimeOfDay, seed: number, view: StageView): Scene {
  const scene = motifs[name](new Stage(seed, time, view));
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${stageWidth}" height="${stageHeight}" viewBox="0 0 ${stageWidth} ${stageHeight}">`;
  return { ...scene, svg: `${open}${scene.svg}</svg>` };
}
