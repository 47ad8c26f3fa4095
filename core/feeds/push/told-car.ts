import { type CarToPush, numberedCarToPush } from '@kardan/contract/calls/stock/push';
import { type EditableFieldKey, editableFieldKeys } from '@kardan/contract/editable-field-keys';
import { feedBounds } from '@kardan/contract/values/feeds';
import type { PushState } from '@kardan/contract/values/stock';
import type { z } from 'zod';
import type { FeedCar, LineIssue } from '../feed-car.ts';

/** A car as a dealer's own system tells it: a line of a feed, with what only a call can say. */
export interface ToldCar extends FeedCar {
  state: PushState | undefined;
  /** Content hashes of pictures that were uploaded. */
  uploads: readonly string[] | undefined;
}

export function toldCar(line: number, number: string, { fields, state, pictures, uploads }: CarToPush): ToldCar {
  const wanted = pictures?.map((url) => ({ url })) ?? null;
  return { line, number: number.trim(), site: null, fields, pictures: wanted, issues: [], state, uploads };
}

/** Findings of one car that are told; nobody reads on. */
const maxIssues = 50;
/** And of all cars of a call, which keeps its answer for a day; of each at least the first few. */
const maxIssuesOfCall = 2_000;

/** Many cars; what is not as it should be is named by field, and refuses its car alone. */
export function readToldCars(given: readonly unknown[]): ToldCar[] {
  const issuesEach = Math.min(maxIssues, Math.ceil(maxIssuesOfCall / given.length));
  return given.map((car, index) => readToldCar(index + 1, car, issuesEach));
}

function readToldCar(line: number, given: unknown, issuesEach: number): ToldCar {
  const read = numberedCarToPush.safeParse(given);
  if (read.success) return toldCar(line, read.data.number, read.data);
  const { number } = given as { number?: unknown };
  const hasNumber = read.error.issues.every(({ path }) => path[0] !== 'number') && typeof number === 'string';
  const issues = read.error.issues.slice(0, issuesEach).map((issue) => refusalOf(issue, given));
  const told = { line, site: null, fields: {}, pictures: null, state: undefined, uploads: undefined };
  return { ...told, number: hasNumber ? number.trim() : null, issues };
}

function refusalOf({ path, code, ...issue }: z.core.$ZodIssue, given: unknown): LineIssue {
  const [part, field] = path;
  const value = path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], given);
  const unknown = 'keys' in issue ? [issue.keys.join(', ')] : [];
  const column = storable([...path, ...unknown].join('.'), feedBounds.column);
  const refused: Pick<LineIssue, 'severity' | 'understood'> = { severity: 'refuses', understood: null };
  const raw = value === undefined ? null : storable(JSON.stringify(value), feedBounds.raw);
  if (part === 'number')
    return { ...refused, column, raw, field: null, code: raw === null ? 'number-missing' : 'number-invalid' };
  const known = part === 'fields' && editableFieldKeys.includes(field as EditableFieldKey);
  const isBeyond = code === 'too_big' || code === 'too_small';
  return {
    ...refused,
    column,
    raw,
    field: known ? (field as EditableFieldKey) : part === 'pictures' || part === 'uploads' ? 'pictures' : null,
    code: isBeyond ? (typeof value === 'string' ? 'value-too-long' : 'value-out-of-range') : 'value-invalid',
  };
}

/** The beginning of a text, without what a database does not take: NUL, and the half of a sign that needs two places. */
function storable(text: string, maxLength: number): string {
  return text.replaceAll('\0', '').slice(0, maxLength).toWellFormed();
}
