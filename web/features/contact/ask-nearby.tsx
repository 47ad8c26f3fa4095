import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { href } from '#lib/routes/href.ts';
import { ClientTexts } from '#lib/texts/client-texts.tsx';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { ContactFrame } from './contact-frame.tsx';
import { ContactStarter } from './contact-starter.tsx';
import type { Wanted } from './form/about.ts';
import { Privacy } from './privacy.tsx';

const textsOfForm = [
  'open.nearby',
  'loadFailed',
  'optional',
  'field',
  'placeholder.nearby',
  'error',
  'errors',
  'check',
  'checking',
  'sending',
  'send.nearby',
  'sent',
  'failure',
];

interface Props {
  wanted: Wanted;
  /** offer: a new car's price · sold: a car like one that is gone · far: like one far away · search: what was not found */
  reason: 'offer' | 'sold' | 'far' | 'search';
  /** The make that dealers must sell, and its name for their list; any dealer without one. */
  make?: { slug: string; name: string } | undefined;
  anchor?: string;
}

/**
 * Asks dealers near a place who have the make. It says before and after sending who that is; without JavaScript no form can
 * be checked for spam, and the directory stands in its place.
 */
export async function AskNearby({ wanted, reason, make, anchor }: Props) {
  const [locale, t] = await Promise.all([currentLocale(), texts('contact')]);
  const directory = make ? href(locale, 'dealershipsOfMake', { make: make.slug }) : href(locale, 'dealerships');
  return (
    <ContactFrame title={t(`nearby.${reason}`)}>
      <p className="-mt-1 mb-4 border-l-3 border-accent-line pl-3 text-sm text-text-2">
        {make ? t('nearby.goesToMake', { make: make.name }) : t('nearby.goesTo')}
      </p>
      <ClientTexts namespace="contact" only={textsOfForm}>
        <ContactStarter about={{ kind: 'nearby', wanted }} privacy={<Privacy several />} anchor={anchor} />
      </ClientTexts>
      <noscript>
        <p className="text-sm">
          {t('nearby.noScript')}{' '}
          <TextLink inline href={directory}>
            {make ? t('nearby.dealersOf', { make: make.name }) : t('nearby.dealers')}
          </TextLink>
        </p>
      </noscript>
    </ContactFrame>
  );
}
