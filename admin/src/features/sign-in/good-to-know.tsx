import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import type { ReactNode } from 'react';
import { sitePaths } from '#domain/addresses.ts';
import { contactPhone, contactPhoneLink } from '#lib/browser/site.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** The four questions that people would ring up with. */
export function GoodToKnow() {
  const t = useTexts('signIn');
  const paths = sitePaths[useLocale()];
  return (
    <aside
      aria-labelledby="good-to-know"
      className="border-line max-lg:border-t max-lg:pt-5.5 lg:border-l lg:py-1 lg:pl-12"
    >
      <h2 id="good-to-know" className="text-md!">
        {t('aside.title')}
      </h2>
      <ul>
        <Answer icon="key-round" question={t('aside.passkey')}>
          {t('aside.passkeyText')}
        </Answer>
        <Answer icon="mail" question={t('aside.invitation')}>
          {t('aside.invitationText')}
        </Answer>
        <Answer icon="store" question={t('aside.newDealer')}>
          <TextLink href={paths.becomeDealer} iconAfter="arrow-right" className="min-h-6 pointer-coarse:min-h-11">
            {t('aside.newDealerLink')}
          </TextLink>
        </Answer>
        <Answer icon="phone" question={t('aside.help')}>
          {contactPhone && contactPhoneLink && (
            <>
              <TextLink href={contactPhoneLink} className="min-h-6 pointer-coarse:min-h-11">
                {contactPhone}
              </TextLink>
              {' · '}
            </>
          )}
          <TextLink href={paths.contact} className="min-h-6 pointer-coarse:min-h-11">
            {t('aside.helpText')}
          </TextLink>
        </Answer>
      </ul>
    </aside>
  );
}

function Answer({ icon, question, children }: { icon: IconName; question: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[22px_1fr] gap-x-3 gap-y-0.5 border-b border-line py-2.5 text-sm last:border-0">
      <Icon name={icon} size={20} className="text-text-3" />
      <b className="font-semi">{question}</b>
      <div className="col-start-2 text-xs text-text-2">{children}</div>
    </li>
  );
}
