import { Link } from '@kardan/ui/actions/link.tsx';
import { site } from '#lib/config/site.ts';
import { href } from '#lib/routes/href.ts';
import { otherLanguagePath } from '#lib/routes/other-language.ts';
import { requestedAddress } from '#lib/server/exchange.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import type commonTexts from '#locales/de-AT/common.json';
import { LanguageLink } from './header/language-link.tsx';
import type { PlainRoute } from './header/menu-entries.ts';
import { Logo } from './logo.tsx';

type TextKey = keyof typeof commonTexts;

const columns: { title: TextKey; links: [PlainRoute, TextKey][] }[] = [
  {
    title: 'footer.cars',
    links: [
      ['usedCars', 'menu.used'],
      ['newCars', 'menu.new'],
      ['oneYearCars', 'menu.oneYear'],
      ['electric', 'menu.electric'],
      ['cabriolets', 'menu.cabriolets'],
      ['oldTimers', 'menu.oldTimer'],
    ],
  },
  {
    title: 'footer.service',
    links: [
      ['finances', 'menu.finances'],
      ['portalFinance', 'menu.portalFinance'],
      ['portalAssure', 'menu.portalAssure'],
      ['portalLease', 'menu.portalLease'],
      ['searchAgent', 'footer.searchAgent'],
      ['magazine', 'menu.magazine'],
    ],
  },
  {
    title: 'footer.dealers',
    links: [
      ['dealerships', 'footer.dealerDirectory'],
      ['portalFormDealerInterest', 'footer.becomeDealer'],
      ['portalInterfaces', 'footer.interfaces'],
      ['portalTermsOfUseCommercial', 'footer.terms'],
      ['portalMediaData', 'footer.mediaData'],
      ['portalFormBannerAd', 'footer.advertise'],
      ['admin', 'menu.dealerAdmin'],
    ],
  },
  {
    title: 'footer.site',
    links: [
      ['portalContact', 'footer.contact'],
      ['portalPress', 'footer.press'],
      ['imprint', 'footer.imprint'],
      ['portalPrivacyPolicy', 'footer.privacy'],
      ['portalRanking', 'footer.ranking'],
      ['portalAccessibility', 'footer.accessibility'],
      ['portalCredits', 'footer.credits'],
      ['sitemap', 'footer.sitemap'],
    ],
  },
];

export async function Footer() {
  const [{ SITE_NAME, SITE_CONTACT_EMAIL, SITE_CONTACT_PHONE }, locale, t] = await Promise.all([
    site(),
    currentLocale(),
    texts('common'),
  ]);
  return (
    <footer className="mt-(--section) bg-surface print:hidden">
      <div className="ruler-edge" />
      <div className="page grid grid-cols-2 gap-x-6 gap-y-10 py-12 lg:grid-cols-[1.6fr_repeat(4,1fr)] lg:gap-x-10">
        <div className="col-span-2 lg:col-span-1">
          <Logo siteName={SITE_NAME} />
          <p className="mt-4 max-w-[32ch] text-sm text-text-2">{t('site.claim')}</p>
          <p className="mt-3 text-sm text-text-2">
            <a href={`mailto:${SITE_CONTACT_EMAIL}`} className="inline-flex min-h-8 items-center hover:text-text">
              {SITE_CONTACT_EMAIL}
            </a>
            <br />
            <a
              href={`tel:${SITE_CONTACT_PHONE.replace(/[^+\d]/g, '')}`}
              className="inline-flex min-h-8 items-center hover:text-text"
            >
              {SITE_CONTACT_PHONE}
            </a>
          </p>
        </div>
        {columns.map(({ title, links }) => (
          <div key={title} className="min-w-0 [overflow-wrap:anywhere]">
            <h2 className="mb-2 text-sm tracking-normal [font-stretch:100%]">{t(title)}</h2>
            <ul className="text-sm text-text-2">
              {links.map(([route, text]) => (
                <li key={route}>
                  <Link href={href(locale, route)} className="inline-flex min-h-8 items-center hover:text-text">
                    {t(text)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="page flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-line py-5 text-xs text-text-3">
        <p>{t('footer.prices', { year: String(new Date().getFullYear()), site: SITE_NAME })}</p>
        <LanguageLink label={t('footer.otherLanguage')} {...otherLanguagePath(requestedAddress())} />
      </div>
    </footer>
  );
}
