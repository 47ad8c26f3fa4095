import type { ExportLink } from '@kardan/contract/calls/stock/exports';
import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { factSeparator, formatDay } from '@kardan/ui/formats/format.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useState } from 'react';
import { isChangeable, useDealership } from '#domain/dealership/current-dealership.ts';
import { exportLinksQuery } from '#domain/dealership/exports.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { Confirm } from '#lib/page/confirm.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

export function LinkRow({ link }: { link: ExportLink }) {
  const t = useTexts('stockExport');
  const locale = useLocale();
  const dealership = useDealership();
  const { slug } = dealership;
  const { id: linkId, name, format, withVin, createdAt, lastUsedAt } = link;
  const [isAsking, setAsking] = useState(false);
  const revoke = useChange(() => api.removeExportLink({ params: { dealershipId: slug, linkId } }), {
    stale: [exportLinksQuery(slug).queryKey],
    onDone: () => showToast({ text: t('link.revoked', { name }) }),
  });
  const facts = [
    lastUsedAt ? t('link.used', { day: formatDay(lastUsedAt, locale) }) : t('link.unused'),
    t('link.created', { day: formatDay(createdAt, locale) }),
  ];
  return (
    <li className="flex items-center gap-3 border-t border-line py-3 first:border-0 first:pt-0 last:pb-0">
      <Icon name="link" size={20} className="shrink-0 text-text-3 max-md:hidden" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semi [overflow-wrap:anywhere]">{name}</span>
          <Badge>{t(`format.${format}`)}</Badge>
          {withVin && <Badge tone="strong">{t('link.withVin')}</Badge>}
        </p>
        <p className="mt-0.5 text-xs text-text-2">{facts.join(factSeparator)}</p>
      </div>
      {isChangeable(dealership) && (
        <IconButton icon="trash-2" label={t('link.revoke', { name })} onClick={() => setAsking(true)} />
      )}
      {isAsking && (
        <Confirm
          title={t('link.revokeTitle', { name })}
          confirmLabel={t('link.revokeAct')}
          onConfirm={() => revoke.mutate(undefined)}
          onClose={() => setAsking(false)}
        >
          {t('link.revokeText')}
        </Confirm>
      )}
    </li>
  );
}
