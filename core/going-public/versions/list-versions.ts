import type { AgreementVersion } from '@kardan/contract/calls/operator/agreements';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { versionState } from './version-rules.ts';
import { countOutstanding, loadAnnouncements, loadVersions, type StoredVersion } from './version-store.ts';

/** Every version of what dealerships agree to, the newest first, with who has accepted it; for operators. */
export async function listVersions({ db }: { db: Database }, actor: Actor): Promise<{ items: AgreementVersion[] }> {
  requireOperator(actor);
  const [versions, announcements] = await Promise.all([loadVersions(db), loadAnnouncements(db)]);
  const today = viennaDay(Date.now());
  const items = await Promise.all(
    versions.toReversed().map(async (version) => {
      const announcement = announcements.find(({ id }) => id === version.id);
      const outstanding = await countOutstanding(db, version.kind, laterOrSame(versions, version));
      return {
        ...version,
        state: versionState(versions, version, today),
        announcedAt: announcement?.announcedAt?.toISOString() ?? null,
        announcedBy: announcement?.announcedBy ?? null,
        mails: { sent: announcement?.mailedCount ?? 0, isDone: (announcement?.mailedAt ?? null) !== null },
        accepted: announcement?.accepted ?? 0,
        outstanding,
      };
    }),
  );
  return { items };
}

/** Whoever has accepted a later version needs no earlier one. */
export function laterOrSame(versions: readonly StoredVersion[], { kind, validFrom }: StoredVersion): string[] {
  return versions.flatMap((each) => (each.kind === kind && each.validFrom >= validFrom ? [each.version] : []));
}
