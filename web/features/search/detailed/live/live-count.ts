import { createContext } from 'react';
import type { ActiveCounts } from '../sections.ts';

/** Why there is no number; the texts have a sentence for each. */
export type CountProblem = 'unknown-postcode' | 'too-many' | 'failed';

/** What is known since the form was changed. */
export interface LiveCount {
  total?: number | undefined;
  problem?: CountProblem | undefined;
  /** A town is asked for by its name: whoever counts knows postcodes only. */
  hasTown?: boolean;
  active?: ActiveCounts | undefined;
}

export interface Live extends LiveCount {
  /** The number shown is the one before; the new one is on its way. */
  counting: boolean;
}

export const LiveContext = createContext<Live>({ counting: false });
