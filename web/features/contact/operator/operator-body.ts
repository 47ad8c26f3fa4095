import type { Issue } from '@kardan/contract/problem';
import { type FieldName, type OperatorFormKind, operatorFields } from './operator-fields.ts';

/** The fields that are wrong; each has a text that says how to mend it. */
export type WrongFields = ReadonlySet<FieldName>;

const text = (data: FormData, name: string) => String(data.get(name) ?? '').trim();

/** What is still empty; no server has to be asked for that. */
export function missingFields(kind: OperatorFormKind, data: FormData): WrongFields {
  const required = operatorFields[kind].filter((field) => field.required);
  return new Set(required.map(({ name }) => name).filter((name) => text(data, name) === ''));
}

/** What the API found, by field; undefined when something is wrong that no field shows. */
export function wrongFields(kind: OperatorFormKind, issues: readonly Pick<Issue, 'path'>[]): WrongFields | undefined {
  const names = operatorFields[kind].map(({ name }) => name);
  const wrong = issues.map(({ path }) => names.find((name) => name === path[0]));
  return wrong.length > 0 && wrong.every((name) => name !== undefined) ? new Set(wrong) : undefined;
}

/** What was filled in, as the API wants it: spaces in numbers and a missing https:// are nobody's mistake. */
export function filledIn(kind: OperatorFormKind, data: FormData): Record<string, string> {
  const names = [...operatorFields[kind].map(({ name }) => name), 'homepage'];
  const told = names.map((name) => [name, tidy(name, text(data, name))] as const);
  return Object.fromEntries(told.filter(([, value]) => value !== ''));
}

function tidy(name: string, value: string): string {
  if (name === 'vatId') return value.replaceAll(/\s/g, '').toUpperCase();
  if (name === 'website' && value !== '' && !/^[a-z]+:/i.test(value)) return `https://${value}`;
  return value;
}
