import { expect, test } from 'vitest';
import { setUpSteps } from './set-up-steps.ts';

const fresh = {
  source: 'upload',
  state: 'new',
  ofGroup: false,
  sites: [],
  questions: [],
  lastRun: null,
  hostKey: null,
  lookedAt: null,
} as const;
const names = (feed: Parameters<typeof setUpSteps>[0]) =>
  setUpSteps(feed).map(({ name, isDone }) => `${isDone ? '✓' : '·'} ${name}`);

test('a file of one’s own is uploaded, tried, and then live', () => {
  expect(names({ ...fresh, sites: [], questions: [] })).toEqual(['· file', '· try', '· live']);
});

test('several sites and open questions are asked for before it is tried', () => {
  const sites = [{ site: '4711', dealershipId: null, name: null }];
  const questions = [{ key: 'mwst', choices: ['one-shows-vat'], answer: 'one-shows-vat' }];
  expect(names({ ...fresh, source: 'sftp', hostKey: 'SHA256:abc', sites, questions })).toEqual([
    '✓ connection',
    '· sites',
    '✓ questions',
    '· try',
    '· live',
  ]);
});

test('a group’s file is read once before its sites are known, and tried once more when they are mapped', () => {
  const group = { ...fresh, ofGroup: true, questions: [], sites: [] };
  expect(names(group)).toEqual(['· file', '· sites', '· try', '· live']);
  const site = { site: '4711', dealershipId: null, name: null };
  expect(names({ ...group, source: 'url', lookedAt: '2026-11-16T04:00:00Z', state: 'tried', sites: [site] })).toEqual([
    '✓ connection',
    '· sites',
    '✓ try',
    '· live',
  ]);
});
