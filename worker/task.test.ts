import { jobNames } from '@kardan/core/jobs/job-catalogue';
import { createLog } from '@kardan/core/kernel/log';
import type { Services } from '@kardan/core/services';
import { expect, test } from 'vitest';
import { allTasks } from './all-tasks.ts';
import { handlersOf, type Task } from './task.ts';
import { indexListing } from './tasks/index-listing.ts';

const services = { log: createLog('test', 'silent') } as Services;

test('a worker with one task for every job has a handler for each', () => {
  expect(Object.keys(handlersOf(allTasks, services)).sort()).toEqual([...jobNames].sort());
});

test('the worker refuses to start when a job has no task', () => {
  const others = allTasks.filter((task) => task !== indexListing);
  expect(() => handlersOf(others, services)).toThrow('The worker cannot start: index-listing has no task.');
});

test('the worker refuses to start when a job has two tasks', () => {
  expect(() => handlersOf([...allTasks, { ...indexListing }], services)).toThrow(
    'index-listing has more than one task',
  );
});

test('the worker refuses to start with a task that no job needs', () => {
  const stray = { ...indexListing, job: 'wash-cars' } as unknown as Task;
  expect(() => handlersOf([...allTasks, stray], services)).toThrow('wash-cars is no job of the catalogue');
});
