import type { Metadata } from 'next';
import { site } from '#lib/site.ts';

export const metadata: Metadata = { title: 'Impressum', alternates: { canonical: '/impressum' } };

export default async function ImprintPage() {
  const env = await site();
  const entries = [
    ['Medieninhaber und Diensteanbieter', env.SITE_IMPRINT_COMPANY],
    ['Anschrift', env.SITE_IMPRINT_ADDRESS],
    ['Geschäftsführung', env.SITE_IMPRINT_MANAGEMENT],
    ['Firmenbuch', env.SITE_IMPRINT_REGISTER],
    ['UID-Nummer', env.SITE_IMPRINT_VAT_ID],
    ['Aufsichtsbehörde', env.SITE_IMPRINT_AUTHORITY],
    ['E-Mail', env.SITE_CONTACT_EMAIL],
    ['Telefon', env.SITE_CONTACT_PHONE],
  ];
  return (
    <>
      <h1>Impressum</h1>
      <p>Angaben zu {env.SITE_NAME} gemäß § 5 E-Commerce-Gesetz und § 25 Mediengesetz</p>
      <dl className="entries">
        {entries.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
