import type { FinanceTerms } from '@kardan/contract/calls/contact/finance-request';
import type { FinanceWish } from '@kardan/contract/values/financing';
import { telephoneLink } from '@kardan/contract/values/telephone-link';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import type { ReactNode } from 'react';
import { api } from '#lib/api/api.ts';
import { optional } from '#lib/api/optional.ts';
import { href } from '#lib/routes/href.ts';
import { ClientTexts } from '#lib/texts/client-texts.tsx';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { FinanceRequestForm } from './finance-request-form.tsx';
import type { RequestRecipient } from './request-recipient.ts';

interface Props {
  /** What can be asked for on this page. */
  wishes: readonly FinanceWish[];
  terms?: FinanceTerms;
  /** The car that it is about: its dealer can be asked. */
  car: { id: number; dealership: { name: string; city: string; phone: string | null } } | undefined;
}

/**
 * Asks for an offer: a partner that the operator has configured, or the dealer of the car one comes from. Where there is
 * neither it says how to ask. Without JavaScript no form can be checked for spam, and it says whom to turn to.
 */
export async function FinanceRequest({ wishes, terms, car }: Props) {
  const [locale, t, contact, client] = await Promise.all([currentLocale(), texts('finance'), texts('contact'), api()]);
  const found = await optional(client.financePartners());
  const partners = found?.items ?? [];
  const recipients = wishes.flatMap((wish): RequestRecipient[] => {
    const wishName = t(`request.wish.${wish}`);
    return [
      ...partners
        .filter(({ offers }) => offers.includes(wish))
        .map(({ id, name, city }) => ({
          wish,
          to: { kind: 'partner' as const, partnerId: id },
          name,
          note: t('request.partner', { wish: wishName, city }),
        })),
      ...(car
        ? [
            {
              wish,
              to: { kind: 'dealership' as const, listingId: car.id },
              name: car.dealership.name,
              note: t('request.dealer', { wish: wishName, city: car.dealership.city }),
            },
          ]
        : []),
    ];
  });
  const [first, ...others] = recipients;
  if (!first && !found) {
    return (
      <Frame title={t('request.title')}>
        <p className="text-sm text-text-2">{t('request.outage')}</p>
      </Frame>
    );
  }
  if (!first) {
    return (
      <Frame title={t('request.none.title')}>
        <p className="text-sm text-text-2">
          {t(wishes.includes('insurance') ? 'request.none.insurance' : 'request.none.text')}
        </p>
        <LinkButton href={href(locale, 'usedCars')} className="mt-4">
          {t('request.none.cars')}
        </LinkButton>
      </Frame>
    );
  }
  const privacy = (
    <>
      {t('request.note')}{' '}
      <TextLink inline href={href(locale, 'portalPrivacyPolicy')}>
        {contact('privacy.link')}
      </TextLink>
    </>
  );
  return (
    <Frame title={t('request.title')}>
      <ClientTexts
        namespace="contact"
        only={['field', 'error', 'errors', 'optional', 'failure', 'sending', 'checking', 'check', 'loadFailed']}
      >
        <ClientTexts namespace="finance" only={['request']}>
          <FinanceRequestForm recipients={[first, ...others]} terms={terms} privacy={privacy} />
        </ClientTexts>
      </ClientTexts>
      <noscript>
        <p className="text-sm">{t('request.noScript')}</p>
        <ul className="mt-2 text-sm">
          {[...new Set(recipients.map(({ name }) => name))].map((name) => (
            <li key={name}>
              <strong className="font-semi">{name}</strong>
              {car?.dealership.phone && name === car.dealership.name && (
                <>
                  {', '}
                  <a className="underline" href={telephoneLink(car.dealership.phone)}>
                    {car.dealership.phone}
                  </a>
                </>
              )}
            </li>
          ))}
        </ul>
      </noscript>
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      id="angebot"
      aria-labelledby="angebot-titel"
      className="@container rounded-md border border-line bg-surface p-5 md:p-6 print:hidden"
    >
      <h2 id="angebot-titel" className="mb-3.5 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
