import type { OperatorNotice } from '@kardan/contract/calls/operator/notices';
import { moderationWords } from '@kardan/contract/labels/moderation';
import { Button } from '@kardan/ui/actions/button.tsx';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { Breadcrumb } from '@kardan/ui/navigation/breadcrumb.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { dealershipPath } from '#domain/addresses.ts';
import { nearMoment } from '#domain/feeds/moments.ts';
import { moderationKey, noticeQuery } from '#domain/portal/moderation.ts';
import { portalPath } from '#domain/portal/navigation.ts';
import { DeadlineRuler } from '#features/moderation/deadline-ruler.tsx';
import { api } from '#lib/api/api.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { useChange } from '#lib/api/use-change.ts';
import { PageHead } from '#lib/page/page-head.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { DecidedPanel } from './decided-panel.tsx';
import { DecisionForm } from './decision-form.tsx';
import { Evidence } from './evidence.tsx';

/** One notice: how long there is, what is known, and the decision with its reasons beside it. */
export default function NoticePage() {
  const { noticeId = '' } = useParams({ strict: false });
  const notice = useQuery(noticeQuery(noticeId));
  return (
    <Loaded query={notice} skeleton={<Skeleton className="h-120" />}>
      {(data) => <Notice key={data.state} notice={data} />}
    </Loaded>
  );
}

function Notice({ notice }: { notice: OperatorNotice }) {
  const t = useTexts('portalNotices');
  const locale = useLocale();
  const title = t('titleOf', { reference: notice.reference, reason: moderationWords[locale].reason[notice.reason] });
  const isOpen = notice.state === 'open';
  return (
    <>
      <Breadcrumb
        label={t('where')}
        crumbs={[{ label: t('title'), href: portalPath('notices') }, { label: notice.reference }]}
      />
      <PageHead
        title={title}
        intro={[
          t('received', { moment: nearMoment(notice.receivedAt, locale) }),
          notice.assignee && t('with', { name: notice.assignee.name }),
        ]
          .filter(Boolean)
          .join(' ')}
        actions={
          <>
            {isOpen && <AssignButton notice={notice} />}
            {notice.dealership && (
              <LinkButton href={dealershipPath(notice.dealership.slug)} icon="eye">
                {t('asDealer')}
              </LinkButton>
            )}
          </>
        }
      />
      <section aria-label={title} className="rounded-md border border-line bg-surface p-4 md:p-5">
        {isOpen && <DeadlineRuler from={notice.receivedAt} due={notice.dueAt} />}
        <div className="mt-3 grid gap-x-8 gap-y-6 lg:grid-cols-2">
          <Evidence notice={notice} />
          {isOpen ? <DecisionForm notice={notice} /> : <DecidedPanel notice={notice} />}
        </div>
      </section>
    </>
  );
}

function AssignButton({ notice: { id: noticeId, assignee } }: { notice: OperatorNotice }) {
  const t = useTexts('portalNotices');
  const assign = useChange((to: 'me' | 'nobody') => api.assignNotice({ params: { noticeId }, body: { to } }), {
    stale: [moderationKey],
  });
  return (
    <Button busy={assign.isPending} onClick={() => assign.mutate(assignee ? 'nobody' : 'me')}>
      {t(assignee ? 'giveBack' : 'take')}
    </Button>
  );
}
