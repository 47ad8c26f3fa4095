import type { Language } from '@kardan/contract/values/identifiers';
import { createContext, useContext } from 'react';

/** What dialogs do with the text, whichever way it is edited. */
export interface Writer {
  insertBlock: (source: string) => void;
  insertReference: (text: string) => void;
  /** Of what is selected, or of the words that are given where nothing is. */
  setLink: (href: string, words: string) => void;
  removeLink?: (() => void) | undefined;
  selectedWords: () => string;
  currentHref: () => string;
}

/** Something in the text that is looked at or changed: it is put back where it stood. */
export interface Standing {
  source: string;
  replace: (source: string) => void;
  remove: () => void;
}

/** What somebody wants to insert or change. */
export type Request =
  | { kind: 'link' }
  | { kind: 'reference' | 'cars' | 'picture' | 'block'; standing?: Standing | undefined };

interface Editing {
  language: Language;
  ask: (request: Request) => void;
}

export const EditingContext = createContext<Editing>({ language: 'de-AT', ask: () => undefined });

export function useEditing(): Editing {
  return useContext(EditingContext);
}
