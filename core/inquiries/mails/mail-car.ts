import type { Language } from '@kardan/contract/identifiers';
import { imagePath } from '@kardan/contract/image-sizes';
import { optionLabels } from '@kardan/contract/reference-labels';
import type { MailCar, MailSite } from '../../mail/mail-content.ts';
import { powerPs } from '../../vehicles/power.ts';
import type { StoredCar } from './mail-facts-store.ts';

/** A car as a mail shows it, with its page and its picture on our own site. */
export function mailCar(site: MailSite, car: StoredCar, language: Language): MailCar {
  const number = numbers[language];
  const labels = optionLabels[language];
  const [year, month] = car.firstRegistration?.split('-') ?? [];
  const facts = [
    ...(year && month ? [`${month}/${year}`] : []),
    `${number.format(car.mileageKm)} km`,
    `${car.powerKw} kW (${powerPs(car.powerKw)} ${language === 'en' ? 'hp' : 'PS'})`,
    labels.fuel[car.fuel],
    labels.gearbox[car.gearbox],
  ];
  return {
    title: car.title,
    price: `€ ${number.format(car.priceEur)}`,
    facts: facts.join(' · '),
    pictureUrl: car.picture ? site.SITE_ORIGIN + imagePath(car.picture, 1080) : null,
    url: `${site.SITE_ORIGIN}${language === 'en' ? '/en' : ''}/${car.slug}`,
  };
}

// As in web: de-AT would group with spaces.
const numbers: Record<Language, Intl.NumberFormat> = {
  'de-AT': new Intl.NumberFormat('de-DE'),
  en: new Intl.NumberFormat('en-GB'),
};
