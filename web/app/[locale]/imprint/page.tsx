import type { Metadata } from 'next';
import { site } from '#lib/config/site.ts';
import { pageMetadata } from '#lib/page/page-metadata.ts';
import { texts } from '#lib/texts/texts.ts';

export async function generateMetadata({ searchParams }: PageProps<'/[locale]/imprint'>): Promise<Metadata> {
  const t = await texts('common');
  return { title: t('imprint.title'), ...(await pageMetadata(await searchParams)) };
}

/** Who runs the portal (ECG §5, MedienG §25). */
export default async function ImprintPage() {
  const [env, t] = await Promise.all([site(), texts('common')]);
  const entries = [
    [t('imprint.company'), `${env.SITE_IMPRINT_COMPANY}, ${env.SITE_IMPRINT_ADDRESS}`],
    [t('imprint.management'), env.SITE_IMPRINT_MANAGEMENT],
    [t('imprint.owners'), env.SITE_IMPRINT_OWNERS],
    [t('imprint.register'), env.SITE_IMPRINT_REGISTER],
    [t('imprint.vatId'), env.SITE_IMPRINT_VAT_ID],
    [t('imprint.authority'), env.SITE_IMPRINT_AUTHORITY],
    [t('imprint.chamber'), env.SITE_IMPRINT_CHAMBER],
    [t('imprint.rules'), t('imprint.rulesText')],
    [t('imprint.contact'), `${env.SITE_CONTACT_EMAIL}, ${env.SITE_CONTACT_PHONE}`],
    [t('imprint.contactPoint'), t('imprint.contactPointText', { email: env.SITE_CONTACT_EMAIL })],
    [t('imprint.purpose'), t('imprint.purposeText')],
    [t('imprint.line'), t('imprint.lineText')],
  ];
  return (
    <div className="page max-w-[76ch] py-10">
      <h1>{t('imprint.title')}</h1>
      <dl className="mt-6">
        {entries.map(([label, value]) => (
          <div key={label} className="grid gap-x-6 border-t border-line py-3 md:grid-cols-[260px_1fr]">
            <dt className="text-text-3">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
