import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import type { CustomPageInput } from '@kardan/contract/calls/admin/profile-fields';
import type { Actor } from '../../accounts/actor.ts';
import type { Database } from '../../db/database.ts';
import { changeProfile, type ProfileReference } from './change-profile.ts';
import { loadOwnPage, saveOwnPage } from './profile-change-store.ts';

/** Saves the page that a dealership writes itself, or takes it away; visitors see it once it is published. */
export function saveCustomPage(
  services: { db: Database },
  actor: Actor,
  reference: ProfileReference,
  page: CustomPageInput,
): Promise<OwnProfile> {
  return changeProfile(services, actor, reference, async (tx, { id }) => {
    const stored = (await loadOwnPage(tx, id)) ?? null;
    await saveOwnPage(tx, id, page);
    return { before: tell(stored), after: tell(page) };
  });
}

function tell(page: CustomPageInput) {
  return { pageTitle: page?.title ?? null, pageText: page?.bodyMarkdown ?? null, published: page?.published ?? false };
}
