import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import { Button } from '@kardan/ui/actions/button.tsx';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { formatDay } from '@kardan/ui/formats/format.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { agreementAddress } from '#domain/profile/agreement-address.ts';
import { useCanEditProfile } from '#domain/profile/own-profile.ts';
import { useShowSaved } from '#features/profile/use-show-saved.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { Panel } from '#lib/page/panel.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

type Agreement = OwnProfile['agreements'][number];

/** What is agreed with the portal: who has accepted which version, and when; a new version is accepted here. */
export function AgreementsPanel({ agreements }: { agreements: readonly Agreement[] }) {
  const t = useTexts('legal');
  const locale = useLocale();
  const showSaved = useShowSaved();
  const { slug: dealershipId, role } = useDealership();
  const canEdit = useCanEditProfile();
  // Nobody of the portal agrees with it in a dealership's name.
  const mayAccept = canEdit && role !== 'operator';
  const accept = useChange(
    ({ kind, version }: Agreement) => api.acceptAgreement({ params: { dealershipId }, body: { kind, version } }),
    {
      onDone: (saved, { kind }) => showSaved(saved, t('agreement.done', { name: t(`agreement.${kind}`) })),
    },
  );
  return (
    <Panel title={t('agreements')} intro={t('agreementsIntro')}>
      <ul>
        {agreements.map((agreement) => {
          const { kind, version, validFrom, summary, accepted, isCurrent } = agreement;
          const name = t(`agreement.${kind}`);
          return (
            <li
              key={kind}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-0 first:pt-0"
            >
              <Icon
                name={isCurrent ? 'circle-check' : 'circle-alert'}
                size={20}
                className={isCurrent ? 'text-accent-text' : 'text-alert'}
              />
              <span className="min-w-0 flex-1 basis-52 text-sm">
                <TextLink
                  href={agreementAddress(agreement, locale)}
                  target="_blank"
                  rel="noopener"
                  iconAfter="external-link"
                >
                  {name}
                </TextLink>
                <span className="mt-0.5 block text-xs text-text-2">
                  {accepted
                    ? t('agreement.accepted', {
                        version: accepted.version,
                        day: formatDay(accepted.at, locale),
                        name: accepted.by,
                      })
                    : t('agreement.open', { version })}
                  {accepted && !isCurrent && ` ${t('agreement.newer', { version, day: formatDay(validFrom, locale) })}`}
                </span>
                {!isCurrent && summary && <span className="mt-0.5 block text-xs">{summary}</span>}
              </span>
              {!isCurrent && mayAccept && (
                <Button
                  variant="accent"
                  aria-label={t('agreement.acceptNamed', { name })}
                  busy={accept.isPending && accept.variables?.kind === kind}
                  onClick={() => accept.mutate(agreement)}
                >
                  {t('agreement.accept')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
