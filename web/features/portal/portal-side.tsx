import { telephoneLink } from '@kardan/contract/values/telephone-link';
import type { Heading } from '#domain/content/headings.ts';
import { site } from '#lib/config/site.ts';
import { texts } from '#lib/texts/texts.ts';

const heading = 'mb-1.5 text-sm tracking-normal [font-stretch:100%]';

/** Beside a text of the site: its contents, and whom to write to. Legal texts must name who is responsible. */
export async function PortalSide({ headings }: { headings: readonly Heading[] }) {
  const [t, env] = await Promise.all([texts('portal'), site()]);
  return (
    <aside className="text-sm">
      <div className="lg:sticky lg:top-[92px]">
        {headings.length > 0 && (
          <nav aria-labelledby="contents" className="mb-6 print:hidden">
            <h2 id="contents" className={heading}>
              {t('contents')}
            </h2>
            <ol>
              {headings.map(({ id, text }) => (
                <li key={id} className="border-t border-line">
                  <a href={`#${id}`} className="flex min-h-11 items-center leading-tight text-text-2 hover:text-text">
                    {text}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <h2 className={heading}>{t('operator')}</h2>
        <address className="text-text-2 not-italic">
          {env.SITE_IMPRINT_COMPANY}
          <br />
          {env.SITE_IMPRINT_ADDRESS}
          <br />
          <a
            href={`mailto:${env.SITE_CONTACT_EMAIL}`}
            className="inline-flex min-h-8 items-center [overflow-wrap:anywhere] underline underline-offset-3 hover:text-text"
          >
            {env.SITE_CONTACT_EMAIL}
          </a>
          <br />
          <a
            href={telephoneLink(env.SITE_CONTACT_PHONE)}
            className="inline-flex min-h-8 items-center underline underline-offset-3 hover:text-text"
          >
            {env.SITE_CONTACT_PHONE}
          </a>
        </address>
      </div>
    </aside>
  );
}
