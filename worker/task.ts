import { type JobName, type JobPayload, jobNames } from '@kardan/core/jobs/job-catalogue';
import type { FailedPayload, JobHandlers } from '@kardan/core/jobs/run-jobs';
import type { Services } from '@kardan/core/services';

interface TaskOf<N extends JobName> {
  job: N;
  /** Works on a batch, duplicates included, and returns what has to be tried again. */
  run(services: Services, batch: JobPayload<N>[]): Promise<FailedPayload<N>[]>;
}

/** What the worker does for one job name. */
export type Task<N extends JobName = JobName> = { [M in N]: TaskOf<M> }[N];

/** The handler of every job name; refuses when a name has none, when it has several, and when nobody enqueues it. */
export function handlersOf(tasks: Task[], services: Services): JobHandlers {
  const problems = [
    ...jobNames.filter((name) => !tasks.some((task) => task.job === name)).map((name) => `${name} has no task`),
    ...duplicatesOf(tasks.map((task) => task.job)).map((name) => `${name} has more than one task`),
    ...tasks.filter((task) => !jobNames.includes(task.job)).map((task) => `${task.job} is no job of the catalogue`),
  ];
  if (problems.length > 0) throw new Error(`The worker cannot start: ${problems.join('; ')}.`);
  return Object.fromEntries(
    // Each name gets batches of its own payload, which the type of a list of different tasks cannot say.
    tasks.map((task) => {
      const named = { ...services, log: services.log.child({ job: task.job }) };
      return [task.job, (batch: never) => task.run(named, batch)];
    }),
  ) as JobHandlers;
}

function duplicatesOf(names: string[]): string[] {
  return [...new Set(names.filter((name, position) => names.indexOf(name) !== position))];
}
