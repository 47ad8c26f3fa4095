import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import type { LegalInput } from '@kardan/contract/calls/admin/profile-fields';
import { isUnregistered } from '@kardan/contract/values/dealership-profile';
import type { Actor } from '../../accounts/actor.ts';
import type { Database } from '../../db/database.ts';
import { missingLegal } from '../../going-public/missing-for-public.ts';
import { type FieldIssue, InvalidRequest } from '../../kernel/errors.ts';
import { changeProfile, type ProfileReference } from './change-profile.ts';
import type { HeldDealership } from './profile-change-store.ts';

/**
 * Saves what the law wants to be told of a dealership, bit by bit until it goes public; from then on nothing of what it
 * must tell can be taken away. The record says which fields changed and not what they hold: names of people are among
 * them.
 */
export function saveLegal(
  services: { db: Database },
  actor: Actor,
  reference: ProfileReference,
  input: LegalInput,
): Promise<OwnProfile> {
  return changeProfile(services, actor, reference, async (_tx, before) => {
    const { companyRegisterNumber: number } = input;
    const columns = { ...input, companyRegisterNumber: number === null ? null : `FN ${number}` };
    const issues = [...registerIssues(columns), ...lossIssues(before, columns)];
    if (issues.length > 0) throw new InvalidRequest(issues);
    const names = Object.keys(columns) as (keyof typeof columns)[];
    const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(columns[name]));
    return { columns, before: { fields: [] }, after: { fields: changed } };
  });
}

function registerIssues({ legalForm, companyRegisterNumber, companyRegisterCourt }: LegalInput): FieldIssue[] {
  if (!isUnregistered(legalForm)) return [];
  const code = 'register-number-unexpected';
  const given = { companyRegisterNumber, companyRegisterCourt };
  return Object.entries(given).flatMap(([field, value]) =>
    value === null ? [] : [{ path: [field], code, message: `a ${legalForm} is not registered` }],
  );
}

function lossIssues(before: HeldDealership, after: LegalInput): FieldIssue[] {
  if (before.state === 'requested') return [];
  const wasMissing = new Set<string>(missingLegal(before));
  return missingLegal(after)
    .filter((field) => !wasMissing.has(field))
    .map((field) => ({ path: [field], code: 'needed-in-public', message: `${field} was there` }));
}
