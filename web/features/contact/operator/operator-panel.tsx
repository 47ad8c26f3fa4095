import { telephoneLink } from '@kardan/contract/values/telephone-link';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { site } from '#lib/config/site.ts';
import { href } from '#lib/routes/href.ts';
import { ClientTexts } from '#lib/texts/client-texts.tsx';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import type { OperatorFormKind } from './operator-fields.ts';
import { OperatorForm } from './operator-form.tsx';

/** A form to the operator in its frame. Without JavaScript no form can be checked for spam: then mail and phone stand here. */
export async function OperatorPanel({ kind }: { kind: OperatorFormKind }) {
  const [locale, t, env] = await Promise.all([currentLocale(), texts('portal'), site()]);
  const privacy = (
    <p>
      {t('form.privacy', { site: env.SITE_NAME })}{' '}
      <TextLink inline href={href(locale, 'portalPrivacyPolicy')}>
        {t('form.privacyLink')}
      </TextLink>
    </p>
  );
  return (
    <section
      aria-labelledby="operator-form"
      className="rounded-md border border-line bg-surface p-5 md:p-6 print:hidden"
    >
      <h2 id="operator-form" className="mb-3.5 text-xl">
        {t(`form.title.${kind}`)}
      </h2>
      {kind === 'dealer-interest' && (
        <p className="mb-4 text-sm text-text-2">
          {t('form.wizard')}{' '}
          <TextLink inline href={href(locale, 'adminNewDealer')}>
            {t('form.wizardLink')}
          </TextLink>
        </p>
      )}
      <ClientTexts namespace="contact" only={['failure', 'sending', 'optional', 'sent']}>
        <ClientTexts namespace="portal" only={['form']}>
          <OperatorForm kind={kind} privacy={privacy} />
        </ClientTexts>
      </ClientTexts>
      <noscript>
        <p className="text-sm">
          {t('form.noScript')}
          <br />
          <a className="underline" href={`mailto:${env.SITE_CONTACT_EMAIL}`}>
            {env.SITE_CONTACT_EMAIL}
          </a>
          <br />
          <a className="underline" href={telephoneLink(env.SITE_CONTACT_PHONE)}>
            {env.SITE_CONTACT_PHONE}
          </a>
        </p>
      </noscript>
    </section>
  );
}
