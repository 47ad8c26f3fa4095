import { ApiError } from '@kardan/contract/client/api-error';

export interface FormIssues {
  /** By the field's name, which is its place in the body: `address.street`. */
  atFields: ReadonlyMap<string, string>;
  /** What the form has no field for. */
  elsewhere: readonly string[];
}

/** Where each refusal of the API is shown. */
export function issuesOf(error: unknown, fieldNames: readonly string[]): FormIssues {
  const atFields = new Map<string, string>();
  const elsewhere: string[] = [];
  for (const { in: part, path, message } of error instanceof ApiError ? error.issues : []) {
    const name = path.join('.');
    if (part === 'body' && fieldNames.includes(name)) atFields.set(name, message);
    else elsewhere.push(message);
  }
  return { atFields, elsewhere };
}

/** Fields at which something can be said. */
export function fieldNamesOf(form: HTMLFormElement): string[] {
  return [...form.querySelectorAll<HTMLInputElement>('[name]')]
    .filter(({ type, hidden }) => type !== 'hidden' && !hidden)
    .map(({ name }) => name);
}
