import type { Issue } from '@kardan/contract/problem';
import type contactTexts from '#locales/de-AT/contact.json';
import type { FormSubject } from './about.ts';
import { apiPaths, type FieldName, requiredFields, text } from './contact-body.ts';

type ErrorKey = Extract<keyof typeof contactTexts, `error.${string}`>;
/** What is wrong with which field, as the name of a text. */
export type FieldErrors = Partial<Record<FieldName, ErrorKey>>;

/** What is still empty; no server has to be asked for that. */
export function missingFields(data: FormData, subject: FormSubject): FieldErrors {
  return Object.fromEntries(
    requiredFields[subject].filter((name) => text(data, name) === '').map((name) => [name, `error.${name}`]),
  );
}

/** What the API found, each beside its field; undefined when something is wrong that no field shows. */
export function errorsOf(issues: readonly Pick<Issue, 'path' | 'code'>[]): FieldErrors | undefined {
  const errors: FieldErrors = {};
  for (const { path, code } of issues) {
    const name = apiPaths[path.join('.')];
    if (!name) return undefined;
    errors[name] ??= errorKey(name, code);
  }
  return Object.keys(errors).length > 0 ? errors : undefined;
}

function errorKey(name: FieldName, code: string): ErrorKey {
  if (code === 'too-big' && name !== 'carYear' && name !== 'carMileage') return 'error.tooLong';
  return `error.${name}`;
}
