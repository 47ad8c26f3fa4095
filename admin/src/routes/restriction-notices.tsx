import type { Restriction } from '@kardan/contract/calls/operator/restrictions';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { RowList } from '@kardan/ui/content/spec-list.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { isManager } from '#domain/account/rights.ts';
import { sitePaths } from '#domain/addresses.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { restrictionsQuery } from '#domain/dealership/restrictions.ts';
import { dayInWords } from '#domain/portal/moments.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { StateNotice } from './state-notice.tsx';

/** What holds against the dealership, with its reasons and the way to complain, for owners; everybody else is told its state. */
export function RestrictionNotices() {
  const { slug, role } = useDealership();
  const { data } = useQuery({ ...restrictionsQuery(slug), enabled: isManager(role) });
  const open = data?.items.filter(({ state }) => state !== 'lifted') ?? [];
  const saysState = open.some(({ kind, state }) => state === 'in-force' && kind !== 'no-new-listings');
  return (
    <>
      {!saysState && <StateNotice />}
      {open.map((restriction) => (
        <RestrictionNotice key={restriction.id} restriction={restriction} />
      ))}
    </>
  );
}

function RestrictionNotice({ restriction }: { restriction: Restriction }) {
  const t = useTexts('restrictions');
  const locale = useLocale();
  const id = useId();
  const { kind, state, facts, ground, clause, foundBy, atOnceBecause, announcedAt, effectiveAt, complaintUntil } =
    restriction;
  const from = dayInWords(effectiveAt, locale);
  const until = dayInWords(complaintUntil, locale);
  return (
    <section aria-labelledby={id} className="rounded-md border border-alert bg-surface p-4 md:p-5.5">
      <div className="flex items-start gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-sm bg-alert-soft text-alert">
          <Icon name={kind === 'no-new-listings' ? 'ban' : 'lock'} size={22} />
        </span>
        <div className="min-w-0">
          <h2 id={id} className="wide-sm text-lg">
            {state === 'announced' ? t(`own.later.${kind}`, { day: from }) : t(`own.title.${kind}`)}
          </h2>
          <p className="mt-1 max-w-[64ch] text-sm text-text-2">{t(`own.text.${kind}`)}</p>
        </div>
      </div>
      <blockquote className="mt-4 max-w-[72ch] border-l-3 border-line-strong pl-3 text-sm whitespace-pre-line">
        {facts}
      </blockquote>
      <details className="mt-1 max-w-[640px]">
        <summary className="min-h-11 cursor-pointer content-center text-sm font-medium text-accent-text">
          {t('own.why')}
        </summary>
        <RowList
          rows={[
            { label: t('groundLabel'), value: `${t(`ground.${ground}`)}: ${clause}` },
            { label: t('foundLabel'), value: t(`found.${foundBy}`) },
            { label: t('announced'), value: dayInWords(announcedAt, locale) },
            { label: t('effective'), value: from },
            ...(atOnceBecause ? [{ label: t('atOnce'), value: t(`haste.${atOnceBecause}`) }] : []),
            { label: t('complaint'), value: until },
          ]}
        />
      </details>
      <p className="mt-1 mb-4 max-w-[72ch] text-sm text-text-2">{t('own.redress', { day: until })}</p>
      <LinkButton href={sitePaths[locale].contact} icon="scale">
        {t('own.complain')}
      </LinkButton>
    </section>
  );
}
