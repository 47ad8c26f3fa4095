import { Block } from '@kardan/ui/content/block.tsx';
import { href } from '#lib/routes/href.ts';
import type { RouteWith } from '#lib/routes/route-table.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import type commonTexts from '#locales/de-AT/common.json';
import { LinkList } from './link-list.tsx';

/** By the names that the menu and the footer give them. */
const pages: [route: RouteWith<never>, text: keyof typeof commonTexts][] = [
  ['detailedSearch', 'menu.detailedSearch'],
  ['regional', 'menu.regional'],
  ['dealerships', 'footer.dealerDirectory'],
  ['myCarPark', 'menu.carPark'],
  ['searchAgent', 'footer.searchAgent'],
  ['magazine', 'menu.magazine'],
  ['finances', 'menu.finances'],
  ['portalFinance', 'menu.portalFinance'],
  ['portalAssure', 'menu.portalAssure'],
  ['portalLease', 'menu.portalLease'],
  ['portalFormDealerInterest', 'footer.becomeDealer'],
  ['portalTermsOfUseCommercial', 'footer.terms'],
  ['portalInterfaces', 'footer.interfaces'],
  ['portalMediaData', 'footer.mediaData'],
  ['portalFormBannerAd', 'footer.advertise'],
  ['portalPriceListBannerAd', 'footer.adPrices'],
  ['portalContact', 'footer.contact'],
  ['portalPress', 'footer.press'],
  ['portalCustomerTestimonials', 'footer.testimonials'],
  ['portalPrivacyPolicy', 'footer.privacy'],
  ['portalRanking', 'footer.ranking'],
  ['portalAccessibility', 'footer.accessibility'],
  ['portalCredits', 'footer.credits'],
  ['imprint', 'footer.imprint'],
];

/** What else there is, as far as it is built. */
export async function FurtherPages() {
  const [locale, t, common] = await Promise.all([currentLocale(), texts('sitemap'), texts('common')]);
  return (
    <Block title={t('more.title')}>
      <LinkList
        links={pages.map(([route, text]) => ({ href: href(locale, route), name: common(text) }))}
        className="border-t border-line pt-2"
      />
    </Block>
  );
}
