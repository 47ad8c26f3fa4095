import { createContext, useContext } from 'react';

/** What is to be corrected, by the field's name. */
export const FormContext = createContext<ReadonlyMap<string, string>>(new Map());

export function useIssue(name: string): string | undefined {
  return useContext(FormContext).get(name);
}
