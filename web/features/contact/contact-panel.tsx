import { telephoneLink } from '@kardan/contract/values/telephone-link';
import { ClientTexts } from '#lib/texts/client-texts.tsx';
import { texts } from '#lib/texts/texts.ts';
import { ContactFrame } from './contact-frame.tsx';
import { ContactStarter } from './contact-starter.tsx';
import type { About } from './form/about.ts';
import { Privacy } from './privacy.tsx';

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
  const t = await texts('contact');
  return (
    <ContactFrame title={t('title', { dealer: dealer.name })}>
      <ClientTexts namespace="contact">
        <ContactStarter about={about} privacy={<Privacy />} anchor={anchor} />
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
    </ContactFrame>
  );
}
