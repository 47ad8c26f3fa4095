import type { DeskItem } from '@kardan/contract/calls/operator/desk';
import { moderationWords } from '@kardan/contract/labels/moderation';
import type { DeskKind } from '@kardan/contract/values/desk';
import { factSeparator } from '@kardan/ui/formats/format.ts';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import { dealershipPath, identityProviderPath } from '#domain/addresses.ts';
import { portalPath } from '#domain/portal/navigation.ts';
import { CaseRow } from '#features/moderation/case-row.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

const icons: Record<DeskKind, IconName> = {
  request: 'store',
  notice: 'flag',
  complaint: 'scale',
  finding: 'copy',
  feed: 'file-down',
  'company-account': 'key-round',
};

/** One thing that waits; it leads to where it is done. */
export function DeskRow({ item }: { item: DeskItem }) {
  const { title, about, href } = useWords(item);
  const dueAt = 'dueAt' in item ? item.dueAt : null;
  return (
    <CaseRow
      href={href}
      icon={icons[item.kind]}
      title={title}
      at={'dueAt' in item ? item.dueAt : item.since}
      isLate={dueAt !== null && Date.parse(dueAt) < Date.now()}
      about={about}
    />
  );
}

function useWords(item: DeskItem): { title: string; about: string; href: string } {
  const t = useTexts('portalDesk');
  const c = useTexts('portalComplaints');
  const { reason } = moderationWords[useLocale()];
  const facts = (...parts: (string | null)[]) => parts.filter(Boolean).join(factSeparator);
  switch (item.kind) {
    case 'request':
      return { title: t('request', { name: item.name }), about: item.place, href: portalPath('requests', item.id) };
    case 'notice':
      return {
        title: t('notice', { reason: reason[item.reason] }),
        about: facts(item.car, item.dealer),
        href: portalPath('notices', item.id),
      };
    case 'complaint':
      return {
        title: item.restriction ? c(`against.${item.restriction}`) : t('complaint'),
        about: facts(item.car, item.dealer),
        href: portalPath('complaints', item.id),
      };
    case 'finding':
      return {
        title: t(`finding.${item.finding}`),
        about: facts(item.car, item.dealer),
        href: `${portalPath('findings')}?kind=${item.finding}`,
      };
    case 'feed':
      return {
        title: t('feed', { name: item.name }),
        about: item.owner,
        href: item.dealershipSlug
          ? dealershipPath(item.dealershipSlug, `edit-api-provider/feeds/${item.id}`)
          : portalPath('feeds'),
      };
    case 'company-account':
      return {
        title: t('companyAccount', { group: item.group }),
        about: item.domains.join(', '),
        href: identityProviderPath(Number(item.id)),
      };
  }
}
