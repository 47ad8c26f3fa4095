import type { AgreementVersion } from '@kardan/contract/calls/operator/agreements';
import type { AgreementKind } from '@kardan/contract/values/dealership-profile';
import { agreementNoticeDays } from '@kardan/contract/values/dealership-requests';
import { dayAfter, viennaDay } from '@kardan/contract/values/vienna-day';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import { recordAct } from '../../audit/record-act.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { type FieldIssue, InvalidRequest } from '../../kernel/errors.ts';
import { listVersions } from './list-versions.ts';
import type { AnnouncedVersion } from './version-rules.ts';
import { insertVersion, loadVersions, lockVersions } from './version-store.ts';

export interface NewVersion {
  kind: AgreementKind;
  version: string;
  validFrom: string;
  textUrl: string | null;
  summary: string;
}

/**
 * Announces a new version to every owner, so early that each has fifteen days before it holds; a job mails them. An earlier
 * version is never changed.
 */
export async function announceAgreement(
  { db }: { db: Database },
  actor: Actor,
  version: NewVersion,
): Promise<{ items: AgreementVersion[] }> {
  requireOperator(actor);
  await inTransaction(db, async (tx) => {
    await lockVersions(tx);
    const issues = announcementIssues(await loadVersions(tx), version, viennaDay(Date.now()));
    if (issues.length > 0) throw new InvalidRequest(issues);
    const versionId = await insertVersion(tx, { ...version, announcedBy: actor.accountId });
    await recordAct(tx, actor, {
      action: 'agreement.announced',
      object: { id: versionId, label: `${version.kind} ${version.version}` },
      after: { kind: version.kind, version: version.version, validFrom: version.validFrom, textUrl: version.textUrl },
    });
    await enqueue(tx, 'mail-agreement-news', [{ versionId }]);
  });
  return listVersions({ db }, actor);
}

/** What is wrong with an announcement made today. */
export function announcementIssues(
  versions: readonly AnnouncedVersion[],
  { kind, version, validFrom }: AnnouncedVersion,
  today: string,
): FieldIssue[] {
  const ofKind = versions.filter((each) => each.kind === kind);
  const message = `${version} from ${validFrom}`;
  return [
    ...(validFrom < dayAfter(today, agreementNoticeDays)
      ? [{ path: ['validFrom'], code: 'notice-too-short', message }]
      : []),
    ...(ofKind.some((each) => each.version === version)
      ? [{ path: ['version'], code: 'version-exists', message }]
      : []),
    ...(ofKind.some((each) => each.validFrom >= validFrom)
      ? [{ path: ['validFrom'], code: 'version-exists', message }]
      : []),
  ];
}
