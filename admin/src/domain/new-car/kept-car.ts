import type { SomeEditableFields } from '@kardan/contract/calls/stock/editable-fields';
import type { Shot } from '@kardan/contract/values/stock';
import type { PaperProposal } from '../papers/paper-proposal.ts';

export const newCarSteps = ['photos', 'papers', 'online'] as const;
export type NewCarStep = (typeof newCarSteps)[number];

export type Ending = 'published' | 'planned' | 'draft';

/** A car that is being put in, as it outlives the page: everything that the server does not have yet. */
export interface KeptCar {
  /** By it the server knows the car, however often it is told to begin it. */
  key: string;
  step: NewCarStep;
  /** A picture was taken or a value confirmed: there is a draft of it, or will be as soon as there is a connection. */
  isBegun: boolean;
  /** How it ended, while its last pictures are still on their way. */
  ending: Ending | null;
  /** Shots that were left out on purpose. */
  skipped: readonly Shot[];
  /** Values that were confirmed here and are not saved. */
  mine: SomeEditableFields;
  /** What the paper seems to tell; its picture is never kept. */
  proposals: readonly PaperProposal[];
}

export function beginCar(): KeptCar {
  return {
    key: crypto.randomUUID(),
    step: 'photos',
    isBegun: false,
    ending: null,
    skipped: [],
    mine: {},
    proposals: [],
  };
}

/** The car to go on with; one that has come to its end and is all there makes room for the next. */
export function resumeCar(kept: KeptCar | undefined, pendingUploadsOf: (key: string) => number): KeptCar {
  if (!kept || (kept.ending !== null && pendingUploadsOf(kept.key) === 0)) return beginCar();
  return kept;
}
