import { describe, expect, test } from 'vitest';
import { anEditor, anOperator, ownerOf, staffOf } from '../testing/actors.ts';
import type { Actor } from './actor.ts';
import { requireEditor, requireOperator, requireOwner, requireStaff } from './policies.ts';

const actors = {
  operator: anOperator,
  editor: anEditor,
  owner: ownerOf(7),
  staff: staffOf(7),
  'owner of another': ownerOf(8),
  'staff of another': staffOf(8),
} satisfies Record<string, Actor>;
type Who = keyof typeof actors;

function outcome(check: () => void): string {
  try {
    check();
    return 'allowed';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

describe.each<[Who, staff: string, owner: string, operator: string, editor: string]>([
  ['operator', 'allowed', 'allowed', 'allowed', 'allowed'],
  ['editor', 'not-found', 'not-found', 'forbidden', 'allowed'],
  ['owner', 'allowed', 'allowed', 'forbidden', 'forbidden'],
  ['staff', 'allowed', 'forbidden', 'forbidden', 'forbidden'],
  ['owner of another', 'not-found', 'not-found', 'forbidden', 'forbidden'],
  ['staff of another', 'not-found', 'not-found', 'forbidden', 'forbidden'],
])('%s', (who, staff, owner, operator, editor) => {
  const actor = actors[who];
  test.each([
    ['what staff may do', staff, () => requireStaff(actor, 7, 'listing')],
    ['what owners may do', owner, () => requireOwner(actor, 7, 'listing')],
    ['what operators may do', operator, () => requireOperator(actor)],
    ['what editors may do', editor, () => requireEditor(actor)],
  ])('%s: %s', (_, expected, check) => {
    expect(outcome(check)).toBe(expected);
  });
});
