import type { OfficeDealershipFacts } from '@kardan/contract/calls/operator/dealerships';
import { legalFormLabels } from '@kardan/contract/labels/legal-forms';
import { Button } from '@kardan/ui/actions/button.tsx';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { RowList } from '@kardan/ui/content/spec-list.tsx';
import { formatDay, formatNumber } from '@kardan/ui/formats/format.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useState } from 'react';
import { dealershipPath } from '#domain/addresses.ts';
import { Panel } from '#lib/page/panel.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { MaxCarsDialog } from './max-cars-dialog.tsx';

interface Props {
  facts: OfficeDealershipFacts;
}

const carStates = ['active', 'reserved', 'draft', 'sold', 'expired', 'withdrawn', 'blocked'] as const;

/** How many cars there are, by state; those that are there, and how many there may be. */
export function CarsPanel({ facts: { id, cars, maxCars, slug } }: Props) {
  const [isChanging, setChanging] = useState(false);
  const t = useTexts('portalDealers');
  const h = useTexts('history');
  const locale = useLocale();
  const shown = carStates.filter((state) => cars[state] > 0);
  return (
    <Panel
      title={t('cars')}
      actions={
        <TextLink href={dealershipPath(slug, 'offers')} iconAfter="arrow-right" className="text-sm">
          {t('cars.open')}
        </TextLink>
      }
    >
      {shown.length === 0 && <p className="mb-3 text-sm text-text-2">{t('cars.none')}</p>}
      <RowList
        rows={[
          ...shown.map((state) => ({ label: h(`value.${state}`), value: formatNumber(cars[state], locale) })),
          { label: t('maxCars'), value: formatNumber(maxCars, locale) },
        ]}
      />
      <div className="mt-3">
        <Button icon="pencil" onClick={() => setChanging(true)}>
          {t('maxCars.change')}
        </Button>
      </div>
      {isChanging && <MaxCarsDialog dealershipId={id} maxCars={maxCars} onClose={() => setChanging(false)} />}
    </Panel>
  );
}

/** Who they are in law and how they are reached; what is missing says so. */
export function FactsPanel({ facts }: Props) {
  const t = useTexts('portalDealers');
  const locale = useLocale();
  const { legal, createdAt, street, postcode, place, email, phone, missing } = facts;
  const told = (value: string | null) => value || <span className="text-alert">{t('missing')}</span>;
  const forms: Record<string, string> = legalFormLabels[locale];
  return (
    <Panel title={t('facts')}>
      <RowList
        rows={[
          { label: t('facts.legalName'), value: facts.legalName },
          { label: t('facts.form'), value: told(legal.form && (forms[legal.form] ?? legal.form)) },
          {
            label: t('facts.register'),
            value: [legal.registerNumber, legal.registerCourt].filter(Boolean).join(', ') || '–',
          },
          { label: t('facts.vatId'), value: legal.vatId ?? '–' },
          { label: t('facts.gisa'), value: told(legal.gisaNumber) },
          { label: t('facts.seat'), value: told(legal.seat) },
          { label: t('facts.managing'), value: told(legal.managingPersons.join(', ')) },
          { label: t('facts.address'), value: `${street}, ${postcode} ${place}` },
          { label: t('facts.email'), value: <TextLink href={`mailto:${email}`}>{email}</TextLink> },
          { label: t('facts.phone'), value: phone ?? '–' },
          { label: t('since'), value: formatDay(createdAt, locale) },
        ]}
      />
      {missing.length > 0 && (
        <p className="mt-3 flex gap-2.5 text-sm">
          <Icon name="circle-alert" size={18} className="mt-px shrink-0 text-alert" />
          {t('facts.incomplete', { count: missing.length })}
        </p>
      )}
    </Panel>
  );
}

/** Which versions of terms and contract they have accepted, who did, and when. */
export function AgreementsPanel({ facts: { agreements } }: Props) {
  const t = useTexts('portalDealers');
  const locale = useLocale();
  return (
    <Panel title={t('agreements')}>
      {agreements.length === 0 && <p className="text-sm text-text-2">{t('agreements.none')}</p>}
      <ul className="grid gap-3">
        {agreements.map(({ kind, version, acceptedAt, acceptedBy, isCurrent }) => (
          <li key={`${kind} ${version}`} className="flex gap-2.5 text-sm">
            <Icon
              name={isCurrent ? 'circle-check' : 'clock'}
              size={18}
              className={isCurrent ? 'mt-px shrink-0 text-accent-text' : 'mt-px shrink-0 text-text-3'}
            />
            <span>
              {t(`agreement.${kind}`)} {version}
              <small className="block text-xs text-text-3">
                {t('agreements.by', { day: formatDay(acceptedAt, locale), name: acceptedBy })}
                {!isCurrent && ` · ${t('agreements.old')}`}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Where its cars come from, in short. */
export function FeedsPanel({ facts: { feeds, slug } }: Props) {
  const t = useTexts('portalDealers');
  const locale = useLocale();
  return (
    <Panel
      title={t('feeds')}
      actions={
        feeds.length > 0 && (
          <TextLink href={dealershipPath(slug, 'edit-api-provider')} iconAfter="arrow-right" className="text-sm">
            {t('feeds.open')}
          </TextLink>
        )
      }
    >
      {feeds.length === 0 && <p className="text-sm text-text-2">{t('feeds.none')}</p>}
      <ul>
        {feeds.map(({ id, name, state, ofGroup, lastRun }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2.5 text-sm first:border-0"
          >
            <span className="min-w-40 flex-1 font-medium [overflow-wrap:anywhere]">
              {name}
              {ofGroup && <span className="ml-2 text-xs font-regular text-text-2">{t('feeds.ofGroup')}</span>}
            </span>
            <span className="text-xs text-text-2">
              {lastRun
                ? t(`feeds.run.${lastRun.state}`, { number: lastRun.number, day: formatDay(lastRun.at, locale) })
                : t('feeds.noRun')}
            </span>
            <Badge tone={lastRun?.state === 'failed' || lastRun?.state === 'waiting' ? 'alert' : 'tag'}>
              {t(`feeds.state.${state}`)}
            </Badge>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
