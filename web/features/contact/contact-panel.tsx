import { telephoneLink } from '@kardan/contract/values/telephone-link';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { type ReactNode, useId } from 'react';
import { href } from '#lib/routes/href.ts';
import { ClientTexts } from '#lib/texts/client-texts.tsx';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { ContactStarter } from './contact-starter.tsx';
import type { About } from './form/about.ts';

export interface ContactDealer {
  name: string;
  phone: string | null;
  street: string;
  postcode: string;
  city: string;
}

interface Props {
  about: About;
  dealer: ContactDealer;
  /** The name of the place on the page: links to it open the form. */
  anchor?: string;
}

/** The ways to a dealer by writing. Without JavaScript no form can be checked for spam: then phone and address stand here. */
export async function ContactPanel({ about, dealer, anchor }: Props) {
  const [locale, t] = await Promise.all([currentLocale(), texts('contact')]);
  const privacy = (
    <p className="text-xs text-text-3">
      {t('privacy')}{' '}
      <TextLink inline href={href(locale, 'portalPrivacyPolicy')}>
        {t('privacy.link')}
      </TextLink>
    </p>
  );
  return (
    <Frame title={t('title', { dealer: dealer.name })}>
      <ClientTexts namespace="contact">
        <ContactStarter about={about} privacy={privacy} anchor={anchor} />
      </ClientTexts>
      <noscript>
        <p className="text-sm">
          {t('noScript')}
          <br />
          <strong className="font-semi">{dealer.name}</strong>, {dealer.street}, {dealer.postcode} {dealer.city}
          {dealer.phone && (
            <>
              <br />
              <a className="underline" href={telephoneLink(dealer.phone)}>
                {dealer.phone}
              </a>
            </>
          )}
        </p>
      </noscript>
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="@container rounded-md border border-line bg-surface p-5 md:p-6 print:hidden"
    >
      <h2 id={id} className="mb-3.5 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
