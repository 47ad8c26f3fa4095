import type { Match, Reading } from '../../reading.ts';

/** A run of tokens that may name an engine. */
export interface EngineRun {
  key: string;
  at: number;
  end: number;
  isSpaced: boolean;
}

/** What a make's name of an engine means, or nothing. */
export type EngineReader = (reading: Reading, run: EngineRun) => Omit<Match, 'end'> | undefined;
