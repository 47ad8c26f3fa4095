import type { Services } from '@kardan/core/services';
import { expect, test } from 'vitest';
import { handlersOf, type Task } from './task.ts';
import { indexListing } from './tasks/index-listing.ts';

const services = {} as Services;

test('a worker with one task for every job has a handler for each', () => {
  expect(Object.keys(handlersOf([indexListing], services))).toEqual(['index-listing']);
});

test('the worker refuses to start when a job has no task', () => {
  expect(() => handlersOf([], services)).toThrow('The worker cannot start: index-listing has no task.');
});

test('the worker refuses to start when a job has two tasks', () => {
  expect(() => handlersOf([indexListing, { ...indexListing }], services)).toThrow(
    'index-listing has more than one task',
  );
});

test('the worker refuses to start with a task that no job needs', () => {
  const stray = { ...indexListing, job: 'wash-cars' } as unknown as Task;
  expect(() => handlersOf([indexListing, stray], services)).toThrow('wash-cars is no job of the catalogue');
});
