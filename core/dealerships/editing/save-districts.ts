import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import type { DistrictsInput } from '@kardan/contract/calls/admin/profile-fields';
import type { Actor } from '../../accounts/actor.ts';
import type { Database, Tx } from '../../db/database.ts';
import { type FieldIssue, InvalidRequest } from '../../kernel/errors.ts';
import { changeProfile, type ProfileReference } from './change-profile.ts';
import { loadDistrictChoices, loadServedDistricts, replaceServedDistricts } from './contract-and-area-store.ts';

/** Saves the district that a dealership belongs to, and others that it serves; Vienna as a whole is none. */
export function saveDistricts(
  services: { db: Database },
  actor: Actor,
  reference: ProfileReference,
  input: DistrictsInput,
): Promise<OwnProfile> {
  return changeProfile(services, actor, reference, async (tx, { id }) => {
    const choices = await loadDistrictChoices(tx, [input.own, ...input.further]);
    const issues = [
      ...choiceIssues(choices, input.own, ['own']),
      ...input.further.flatMap((district, place) => choiceIssues(choices, district, ['further', place])),
      ...input.further.flatMap((district, place) =>
        district === input.own
          ? [{ path: ['further', place], code: 'district-is-own', message: 'it is its own district' }]
          : [],
      ),
    ];
    if (issues.length > 0) throw new InvalidRequest(issues);
    const before = await tellDistricts(tx, id);
    await replaceServedDistricts(tx, id, input);
    return { before, after: await tellDistricts(tx, id) };
  });
}

function choiceIssues(choices: ReadonlyMap<number, boolean>, id: number, path: FieldIssue['path']): FieldIssue[] {
  const isSelectable = choices.get(id);
  if (isSelectable === undefined) return [{ path, code: 'unknown-district', message: 'there is no such district' }];
  if (!isSelectable) return [{ path, code: 'district-not-selectable', message: 'name one of its districts' }];
  return [];
}

async function tellDistricts(tx: Tx, dealershipId: number) {
  const districts = await loadServedDistricts(tx, dealershipId);
  const ofKind = (kind: string) => districts.flatMap((each) => (each.kind === kind ? [each.name] : []));
  return { ownDistrict: ofKind('own')[0] ?? null, servedDistricts: ofKind('further') };
}
