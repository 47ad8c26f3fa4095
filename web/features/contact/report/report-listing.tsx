import { site } from '#lib/config/site.ts';
import { ClientTexts } from '#lib/texts/client-texts.tsx';
import { texts } from '#lib/texts/texts.ts';
import { ReportStarter } from './report-starter.tsx';

/** Reports a listing to the operator (DSA Art. 16). Without JavaScript it is a mail: the form's spam check needs it. */
export async function ReportListing({ listingId }: { listingId: number }) {
  const [{ SITE_CONTACT_EMAIL }, t] = await Promise.all([site(), texts('car')]);
  const subject = encodeURIComponent(t('report.mailSubject', { number: String(listingId) }));
  return (
    <div className="print:hidden">
      <ClientTexts namespace="contact" only={['failure', 'sending', 'optional']}>
        <ClientTexts namespace="car" only={['report']}>
          <ReportStarter
            listingId={listingId}
            label={t('report.open')}
            mailHref={`mailto:${SITE_CONTACT_EMAIL}?subject=${subject}`}
          />
        </ClientTexts>
      </ClientTexts>
    </div>
  );
}
