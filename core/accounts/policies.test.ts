import { describe, expect, test } from 'vitest';
import { anEditor, anOperator, memberOf, ownerOf, staffOf } from '../testing/actors.ts';
import type { Actor } from './actor.ts';
import {
  requireEditor,
  requireOperator,
  requireOwner,
  requireOwnerToRead,
  requireStaff,
  requireStaffToRead,
} from './policies.ts';

const actors = {
  operator: anOperator,
  'operator acting for it': { ...anOperator, actingFor: new Set([7]) },
  'operator acting for another': { ...anOperator, actingFor: new Set([8]) },
  'operator who owns it': { ...ownerOf(7), isOperator: true },
  editor: anEditor,
  owner: ownerOf(7),
  staff: staffOf(7),
  'reader of a group': memberOf(7, 'reader'),
  'owner while suspended': memberOf(7, 'owner', true),
  'staff while suspended': memberOf(7, 'staff', true),
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

/** Staff's to read and to change, owners' to read and to change, operators', editors'. */
describe.each<[Who, ...string[]]>([
  ['operator', 'allowed', 'acting-undeclared', 'allowed', 'acting-undeclared', 'allowed', 'allowed'],
  ['operator acting for it', 'allowed', 'allowed', 'allowed', 'allowed', 'allowed', 'allowed'],
  ['operator acting for another', 'allowed', 'acting-undeclared', 'allowed', 'acting-undeclared', 'allowed', 'allowed'],
  ['operator who owns it', 'allowed', 'allowed', 'allowed', 'allowed', 'allowed', 'allowed'],
  ['editor', 'not-found', 'not-found', 'not-found', 'not-found', 'forbidden', 'allowed'],
  ['owner', 'allowed', 'allowed', 'allowed', 'allowed', 'forbidden', 'forbidden'],
  ['staff', 'allowed', 'allowed', 'forbidden', 'forbidden', 'forbidden', 'forbidden'],
  ['reader of a group', 'forbidden', 'forbidden', 'forbidden', 'forbidden', 'forbidden', 'forbidden'],
  [
    'owner while suspended',
    'allowed',
    'dealership-suspended',
    'allowed',
    'dealership-suspended',
    'forbidden',
    'forbidden',
  ],
  ['staff while suspended', 'allowed', 'dealership-suspended', 'forbidden', 'forbidden', 'forbidden', 'forbidden'],
  ['owner of another', 'not-found', 'not-found', 'not-found', 'not-found', 'forbidden', 'forbidden'],
  ['staff of another', 'not-found', 'not-found', 'not-found', 'not-found', 'forbidden', 'forbidden'],
])('%s', (who, ...expected) => {
  const actor = actors[who];
  const checks: [string, () => void][] = [
    ['what staff may look at', () => requireStaffToRead(actor, 7, 'listing')],
    ['what staff may change', () => requireStaff(actor, 7, 'listing')],
    ['what owners may look at', () => requireOwnerToRead(actor, 7, 'listing')],
    ['what owners may change', () => requireOwner(actor, 7, 'listing')],
    ['what operators may do', () => requireOperator(actor)],
    ['what editors may do', () => requireEditor(actor)],
  ];
  test.each(checks.map(([what, check], place) => [what, expected[place], check] as const))(
    '%s: %s',
    (_, end, check) => {
      expect(outcome(check)).toBe(end);
    },
  );
});
