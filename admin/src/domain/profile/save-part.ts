import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import { ApiError } from '@kardan/contract/client/api-error';
import type { ProfilePart } from './own-profile.ts';

interface Saving {
  part: ProfilePart;
  /** The profile as it was when the change began. */
  seen: OwnProfile;
  send: (revision: number) => Promise<OwnProfile>;
  load: () => Promise<OwnProfile>;
}

/**
 * Saves one part of the profile. Every change raises the one revision, of another part too: only where somebody has changed
 * the same part meanwhile it is refused as stale, for the person at the screen to decide.
 */
export async function savePart({ part, seen, send, load }: Saving): Promise<OwnProfile> {
  try {
    return await send(seen.revision);
  } catch (error) {
    if (!isStale(error)) throw error;
    const now = await load();
    if (JSON.stringify(changedBy(now, part)) !== JSON.stringify(changedBy(seen, part))) throw error;
    return send(now.revision);
  }
}

/** What saving a part writes: pictures that were only uploaded are nobody's change of it. */
function changedBy({ images: { unassigned: _, ...images }, ...profile }: OwnProfile, part: ProfilePart): unknown {
  return { ...profile, images }[part];
}

export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'stale-revision';
}
