import type { DealershipRequest } from '@kardan/contract/calls/operator/requests';
import { legalFormLabels } from '@kardan/contract/labels/legal-forms';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { RowList } from '@kardan/ui/content/spec-list.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** What the request says beside what was checked. */
export function RequestFacts({ request }: { request: DealershipRequest }) {
  const t = useTexts('portalRequests');
  const locale = useLocale();
  const { company, person, agreements, missingLegal, reference } = request;
  const { website, managingPersons } = company;
  const rows = [
    { label: t('fact.legalName'), value: company.legalName },
    { label: t('fact.legalForm'), value: legalFormLabels[locale][company.legalForm] },
    { label: t('fact.address'), value: `${company.street}, ${company.postcode} ${company.city}` },
    { label: t('fact.owner'), value: person.name },
    {
      label: t('fact.email'),
      value: (
        <TextLink inline href={`mailto:${person.email}`}>
          {person.email}
        </TextLink>
      ),
    },
    {
      label: t('fact.phone'),
      value: (
        <TextLink inline href={`tel:${person.phone.replaceAll(/[^+\d]/g, '')}`}>
          {person.phone}
        </TextLink>
      ),
    },
    ...(managingPersons.length > 0 ? [{ label: t('fact.managing'), value: managingPersons.join(', ') }] : []),
    ...(website
      ? [
          {
            label: t('fact.website'),
            value: (
              <TextLink inline href={website} target="_blank" rel="noopener noreferrer nofollow">
                {website.replace(/^https?:\/\//, '')}
              </TextLink>
            ),
          },
        ]
      : []),
    {
      label: t('fact.agreements'),
      value: t('fact.accepted', { terms: agreements.terms, contract: agreements['processing-contract'] }),
    },
    {
      label: t('fact.imprint'),
      value: missingLegal.length === 0 ? t('fact.complete') : t('fact.missing', { count: missingLegal.length }),
    },
    { label: t('fact.reference'), value: reference },
  ];
  return (
    <div className="[&_dd]:min-w-0 [&_dd]:[overflow-wrap:anywhere]">
      <h2 className="mb-1 text-sm! font-semi">{t('facts')}</h2>
      <RowList rows={rows} />
    </div>
  );
}
