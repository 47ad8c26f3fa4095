import type { ListingCard } from '@kardan/contract/calls/search/search';
import { formatNumber } from '@kardan/contract/labels/format-number';
import { optionLabels } from '@kardan/contract/labels/reference';
import { stockStateLabels } from '@kardan/contract/labels/stock';
import { listingPath } from '@kardan/contract/site-paths';
import type { Language } from '@kardan/contract/values/identifiers';
import { type ImageWidth, imagePath } from '@kardan/contract/values/image-sizes';
import type { MailCar, MailSite } from '../mail-content.ts';

/** Stands wherever the price does, in the subject too: no price is told as one with the tax when it is not. */
const plusNova: Record<Language, string> = { 'de-AT': ' zuzüglich NoVA', en: ' plus NoVA' };

/** A car as a mail shows it, with its page and its picture on our own site. */
export function mailCar(
  site: MailSite,
  car: ListingCard,
  language: Language,
  pictureWidth: ImageWidth = 1080,
): MailCar {
  const [picture] = car.images;
  const labels = optionLabels[language];
  const [year, month] = car.firstRegistration?.split('-') ?? [];
  const facts = [
    ...(year && month ? [`${month}/${year}`] : []),
    `${formatNumber(car.mileageKm, language)} km`,
    `${car.powerKw} kW (${car.powerPs} ${language === 'en' ? 'hp' : 'PS'})`,
    labels.fuel[car.fuel],
    labels.gearbox[car.gearbox],
  ];
  return {
    title: car.title,
    price: `€ ${formatNumber(car.priceEur, language)}${car.novaIncluded ? '' : plusNova[language]}`,
    ...(car.state === 'reserved' && { reserved: stockStateLabels[language].reserved }),
    facts: facts.join(' · '),
    pictureUrl: picture ? site.SITE_ORIGIN + imagePath(picture, pictureWidth) : null,
    url: site.SITE_ORIGIN + listingPath(car.slug, language),
  };
}
