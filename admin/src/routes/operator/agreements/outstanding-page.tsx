import { Link } from '@kardan/ui/actions/link.tsx';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { factSeparator } from '@kardan/ui/formats/format.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { dealershipPath } from '#domain/addresses.ts';
import { portalPath } from '#domain/portal/navigation.ts';
import { agreementVersionsQuery, outstandingQuery } from '#domain/portal/requests.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { MoreRows } from '#lib/api/more-rows.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

/** Who has not accepted a version, by name. */
export default function OutstandingPage() {
  const t = useTexts('portalRequests');
  const l = useTexts('legal');
  const s = useTexts('shell');
  const { versionId = '' } = useParams({ strict: false });
  const version = useQuery(agreementVersionsQuery).data?.items.find(({ id }) => id === versionId);
  const outstanding = useInfiniteQuery(outstandingQuery(versionId));
  return (
    <>
      <TextLink href={portalPath('requests', 'agreements')} icon="arrow-left" className="mb-2 min-h-11 text-sm">
        {t('agreements.back')}
      </TextLink>
      <PageHead
        title={t('agreements.outstandingTitle')}
        intro={
          version &&
          t('agreements.outstandingIntro', { name: l(`agreement.${version.kind}`), version: version.version })
        }
      />
      <Loaded query={outstanding} skeleton={<Skeleton className="h-80" />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0) {
            return (
              <EmptyState icon="circle-check" title={t('agreements.allAccepted')}>
                {t('agreements.allAcceptedText')}
              </EmptyState>
            );
          }
          return (
            <ul className="overflow-hidden rounded-md border border-line bg-surface">
              {items.map(({ id, slug, name, place, state, accepted }) => (
                <li key={id} className="border-b border-line last:border-0">
                  <Link
                    href={dealershipPath(slug)}
                    className="block px-4 py-3 outline-offset-[-3px] hover:bg-surface-2"
                  >
                    <b className="block text-sm font-semi [overflow-wrap:anywhere]">{name}</b>
                    <span className="text-xs text-text-2">
                      {[
                        place,
                        s(`state.${state}`),
                        accepted ? t('agreements.has', { version: accepted }) : t('agreements.hasNone'),
                      ].join(factSeparator)}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
      <MoreRows query={outstanding} />
    </>
  );
}
