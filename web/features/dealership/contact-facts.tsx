import type { DealershipProfile } from '@kardan/contract/calls/dealerships/dealerships';
import { optionLabels } from '@kardan/contract/labels/reference';
import { telephoneLink } from '@kardan/contract/values/telephone-link';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { RowList } from '@kardan/ui/content/spec-list.tsx';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { Panel } from './panel.tsx';

/** Address, phone, website and the languages one can speak there. */
export async function ContactFacts({ dealership }: { dealership: DealershipProfile }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('dealership')]);
  const { street, postcode, city, phone, website, languages } = dealership;
  const labels = optionLabels[locale].language;
  const rows = [
    { label: t('contact.address'), value: `${street}, ${postcode} ${city}` },
    ...(phone
      ? [
          {
            label: t('contact.phone'),
            value: (
              <a href={telephoneLink(phone)} className="whitespace-nowrap text-accent-text underline">
                {phone}
              </a>
            ),
          },
        ]
      : []),
    ...(website
      ? [
          {
            label: t('contact.website'),
            value: (
              <TextLink
                href={website}
                target="_blank"
                rel="noopener nofollow"
                inline
                className="[overflow-wrap:anywhere]"
              >
                {website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
              </TextLink>
            ),
          },
        ]
      : []),
    ...(languages.length > 0
      ? [{ label: t('contact.languages'), value: languages.map((language) => labels[language]).join(', ') }]
      : []),
  ];
  return (
    <Panel title={t('contact.title')}>
      <RowList rows={rows} />
    </Panel>
  );
}
