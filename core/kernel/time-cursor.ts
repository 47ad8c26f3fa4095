import { InvalidCursor } from './errors.ts';

/** Where a list goes on that is ordered by a moment and an id. */
export interface TimePlace {
  /** As PostgreSQL writes it, to the microsecond: a Date would lose rows of the same millisecond. */
  at: string;
  id: string;
}

const moment = /^[\d-]{10} [\d:.]{8,15}[+-]\d\d(?::\d\d)?$/;
const forms = { uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, number: /^[1-9]\d{0,14}$/ };

export function writeTimeCursor({ at, id }: { at: string; id: string | number }): string {
  return `${at}/${id}`;
}

/** The place that a cursor names; refuses what is none of ours. */
export function readTimeCursor(cursor: string, idForm: keyof typeof forms = 'uuid'): TimePlace {
  const [at = '', id = '', ...more] = cursor.split('/');
  const isTime = moment.test(at) && !Number.isNaN(Date.parse(at.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')));
  if (!isTime || !forms[idForm].test(id) || more.length > 0) throw new InvalidCursor();
  return { at, id };
}
