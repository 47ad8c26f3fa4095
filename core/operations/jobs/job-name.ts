import { type JobName, jobNames } from '../../jobs/job-catalogue.ts';
import { InvalidRequest } from '../../kernel/errors.ts';

/** A job's name as somebody sent it; refuses what is none. */
export function jobNameOf(name: string | undefined): JobName | undefined {
  if (name === undefined) return undefined;
  const found = jobNames.find((each) => each === name);
  if (!found) throw new InvalidRequest([{ path: ['name'], code: 'unknown-value', message: 'no job of this name' }]);
  return found;
}
