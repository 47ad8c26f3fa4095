import type { EditableFieldKey, EditableFields } from '@kardan/contract/calls/stock/editable-fields';
import type { Box } from './read-text.ts';

/** Fields that a registration certificate tells, with the letter under which it does. */
export const paperLetters = {
  nationalCode: 'NC',
  firstRegistration: 'B',
  vin: 'E',
  powerKw: 'P.2',
  displacementCcm: 'P.1',
  fuel: 'P.3',
  co2GPerKm: 'V.7',
  kerbWeightKg: 'G',
  seats: 'S.1',
  colour: 'R',
  emissionClass: 'V.9',
} as const satisfies Partial<Record<EditableFieldKey, string>>;
export type PaperField = keyof typeof paperLetters;

/** Two things that it may be: of a VIN the letter at that place, of everything else the value. */
export interface Doubt {
  at: number | null;
  choices: readonly [string, string];
}

type ProposalOf<Field extends PaperField> = {
  field: Field;
  value: NonNullable<EditableFields[Field]>;
  source: 'paper';
  letter: (typeof paperLetters)[Field];
  /** False where somebody has to look at it: it is never confirmed together with others. */
  sure: boolean;
  /** Asked one after the other. */
  doubts: readonly Doubt[];
  box: Box | null;
};

/** A value that the paper seems to tell. Nothing holds before a person has confirmed it. */
export type PaperProposal = { [Field in PaperField]: ProposalOf<Field> }[PaperField];

/** The proposal once somebody has said which of the two it is. */
export function settleDoubt(proposal: PaperProposal, choice: string): PaperProposal {
  const [doubt, ...doubts] = proposal.doubts;
  if (!doubt) return proposal;
  const { at } = doubt;
  const text = String(proposal.value);
  const value = at === null ? choice : text.slice(0, at) + choice + text.slice(at + 1);
  return { ...proposal, value, doubts, sure: doubts.length === 0 } as PaperProposal;
}
