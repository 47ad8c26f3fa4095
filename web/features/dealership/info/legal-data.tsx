import type { DealershipDetails, DealershipProfile } from '@kardan/contract/calls/dealerships/dealerships';
import { RowList } from '@kardan/ui/content/spec-list.tsx';
import { texts } from '#lib/texts/texts.ts';
import { Panel } from '../panel.tsx';

interface Props {
  dealership: DealershipProfile;
  legal: DealershipDetails['legal'];
}

/** What the law wants to be told of a trader (§ 5 ECG). */
export async function LegalData({ dealership: { street, postcode, city, phone }, legal }: Props) {
  const t = await texts('dealership');
  const rows = [
    { label: t('legal.company'), value: legal.legalName },
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
    { label: t('legal.authority'), value: legal.tradeAuthority },
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
