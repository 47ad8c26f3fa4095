import { foldWord } from '../../kernel/fold-word.ts';

/** What somebody may mean who types something to find a car. */
export interface CarQuestion {
  /** An id, alone or at the end of the car's address. */
  listingId?: number;
  vin?: string;
  /** The dealer's own number of it, exactly. */
  externalId?: string;
  /** Folded; of make, model and dealership. */
  words: string[];
}

const vinForm = /^[A-HJ-NPR-Z0-9]{17}$/;
/** `…/vw-golf-tdi-4711`, with or without what stands before and behind it. */
const addressForm = /^(?:\S*\/)?[a-z0-9-]+-([1-9]\d{0,14})\/?(?:[?#]\S*)?$/i;
const maxWords = 6;

/** Everything that a text can mean at once: a row of digits is an id and a number of the dealer's. */
export function readQuestion(text: string): CarQuestion {
  const trimmed = text.trim();
  const id = /^[1-9]\d{0,14}$/.test(trimmed) ? trimmed : addressForm.exec(trimmed)?.[1];
  const vin = trimmed.replaceAll(/[\s-]/g, '').toUpperCase();
  const words = foldWord(trimmed).match(/[\p{L}\p{N}]+/gu) ?? [];
  return {
    ...(id !== undefined && { listingId: Number(id) }),
    ...(vinForm.test(vin) && { vin }),
    ...(trimmed.length <= 60 && { externalId: trimmed }),
    words: words.slice(0, maxWords),
  };
}
