import type { DealershipDetails, DealershipProfile } from '@kardan/contract/calls/dealerships/dealerships';
import { legalFormLabels } from '@kardan/contract/labels/legal-forms';
import { RowList } from '@kardan/ui/content/spec-list.tsx';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { Panel } from '../panel.tsx';

interface Props {
  dealership: DealershipProfile;
  legal: DealershipDetails['legal'];
}

/** What the law wants to be told of a trader (§ 5 ECG, § 14 UGB, § 63 GewO). */
export async function LegalData({ dealership: { street, postcode, city, phone }, legal }: Props) {
  const [locale, t] = await Promise.all([currentLocale(), texts('dealership')]);
  const rows = [
    { label: t('legal.company'), value: legal.legalName },
    { label: t('legal.form'), value: legal.legalForm && legalFormLabels[locale][legal.legalForm] },
    { label: t('legal.managers'), value: legal.managingPersons.join(', ') || null },
    { label: t('legal.registeredSeat'), value: legal.seat },
    { label: t('legal.seat'), value: `${street}, ${postcode} ${city}` },
    {
      label: t('legal.email'),
      value: (
        <a href={`mailto:${legal.email}`} className="underline">
          {legal.email}
        </a>
      ),
    },
    { label: t('legal.phone'), value: phone },
    { label: t('legal.vatId'), value: legal.vatId },
    { label: t('legal.register'), value: legal.companyRegisterNumber },
    { label: t('legal.court'), value: legal.companyRegisterCourt },
    { label: t('legal.gisa'), value: legal.gisaNumber },
    { label: t('legal.authority'), value: legal.tradeAuthority },
    { label: t('legal.chamber'), value: legal.chamber },
    {
      label: t('legal.rules'),
      value: legal.rulesUrl && (
        <a href={legal.rulesUrl} rel="noopener nofollow" className="underline">
          {legal.rulesUrl.split('/')[2]}
        </a>
      ),
    },
  ];
  return (
    <Panel title={t('legal.title')} anchor="impressum">
      <RowList
        rows={rows
          .filter(({ value }) => value !== null)
          .map(({ label, value }) => ({
            label: <span className="whitespace-nowrap">{label}</span>,
            // A Bezirkshauptmannschaft is wider than what a small phone has beside its label.
            value: <span className="hyphens-auto [overflow-wrap:anywhere]">{value}</span>,
          }))}
      />
      <p className="mt-3 text-xs text-text-3">{t('legal.note')}</p>
    </Panel>
  );
}
