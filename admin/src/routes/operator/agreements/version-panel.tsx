import type { AgreementVersion } from '@kardan/contract/calls/operator/agreements';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { factSeparator, formatDay, formatNumber } from '@kardan/ui/formats/format.ts';
import { portalPath } from '#domain/portal/navigation.ts';
import { agreementAddress } from '#domain/profile/agreement-address.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** A version: since or from when it holds, what it changed, and how many have accepted it. */
export function VersionPanel({ version }: { version: AgreementVersion }) {
  const t = useTexts('portalRequests');
  const l = useTexts('legal');
  const locale = useLocale();
  const { id, kind, state, validFrom, announcedAt, announcedBy, summary, mails, accepted, outstanding } = version;
  const facts = [
    t('agreements.from', { day: formatDay(validFrom, locale) }),
    announcedAt
      ? t('agreements.announced', { day: formatDay(announcedAt, locale), name: announcedBy ?? t('somebody') })
      : t('agreements.start'),
  ];
  const figures = [
    { label: t('agreements.accepted'), value: formatNumber(accepted, locale) },
    { label: t('agreements.outstanding'), value: formatNumber(outstanding, locale) },
    ...(announcedAt
      ? [
          {
            label: t('agreements.mails'),
            value: mails.isDone
              ? formatNumber(mails.sent, locale)
              : t('agreements.mailsGoing', { count: formatNumber(mails.sent, locale) }),
          },
        ]
      : []),
  ];
  return (
    <section
      aria-labelledby={`version-${id}`}
      className="grid gap-x-6 gap-y-3 rounded-md border border-line bg-surface p-4 md:grid-cols-[minmax(0,1fr)_auto] md:p-5"
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h2 id={`version-${id}`} className="text-md!">
            {l(`agreement.${kind}`)}
          </h2>
          <Badge tone={state === 'valid' ? 'accent' : state === 'coming' ? 'strong' : 'tag'}>
            {t(`agreements.state.${state}`)}
          </Badge>
        </div>
        <p className="mt-1 text-sm text-text-2">
          <TextLink inline href={agreementAddress(version, locale)} target="_blank" rel="noopener">
            {t('agreements.version', { version: version.version })}
          </TextLink>
          {factSeparator}
          {facts.join(factSeparator)}
        </p>
        {summary && <p className="mt-1.5 text-sm whitespace-pre-line [overflow-wrap:anywhere]">{summary}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <dl className="flex flex-wrap gap-x-6 gap-y-2">
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-2xs text-text-3">{label}</dt>
              <dd className="wide-sm text-lg font-semi">{value}</dd>
            </div>
          ))}
        </dl>
        {state !== 'former' && outstanding > 0 && (
          <LinkButton href={portalPath('requests', 'agreements', id)} size="sm">
            {t('agreements.show')}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
