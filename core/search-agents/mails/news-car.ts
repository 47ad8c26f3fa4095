import type { ListingCard } from '@kardan/contract/calls/search/search';
import { formatNumber } from '@kardan/contract/labels/format-number';
import { optionLabels } from '@kardan/contract/labels/reference';
import { showsConsumption } from '@kardan/contract/listing-field-rules';
import { sourceMarks } from '@kardan/contract/site-paths';
import type { Language } from '@kardan/contract/values/identifiers';
import { distanceKm } from '../../kernel/distance.ts';
import { mailCar } from '../../mail/layout/mail-car.ts';
import type { MailCar, MailSite } from '../../mail/mail-content.ts';
import { agentWords } from './agent-words.ts';
import type { News } from './choose-news.ts';

/** A car as an agent's mail shows it: with how its price compares, what it was reduced from, and how far away it is. */
export function newsCar(
  site: MailSite,
  { event, card }: News,
  from: { latitude: number; longitude: number } | undefined,
  language: Language,
): MailCar {
  const { place, priceRating, reducedFromEur } = card;
  // Too few cars to tell is no news.
  const tone = priceRating && priceRating.label !== 'unknown' ? priceRating.label : undefined;
  const away = from && `${formatNumber(Math.round(distanceKm(from, place)), language)} km`;
  const isSold = event === 'sold';
  const car = mailCar(site, card, language, 640);
  return {
    ...car,
    url: car.url + sourceMarks['agent-mail'],
    facts: [car.facts, ...energyOf(card, language)].join(' · '),
    place: [`${place.postcode} ${place.city}`, away].filter(Boolean).join(' · '),
    ...(!isSold && tone && { rating: { label: optionLabels[language].priceRating[tone], tone } }),
    ...(!isSold &&
      reducedFromEur !== null && {
        reduction: agentWords[language].lowestPrice(`€ ${formatNumber(reducedFromEur, language)}`),
      }),
    ...(isSold && { sold: agentWords[language].sold }),
  };
}

/** What the law wants beside every new car that is offered (Pkw-VIG). */
function energyOf(card: ListingCard, language: Language): string[] {
  if (!showsConsumption(card)) return [];
  const { consumptionL, consumptionKwh, co2GPerKm } = card;
  const amounts: [number | null, string][] = [
    [consumptionL, 'l/100 km'],
    [consumptionKwh, 'kWh/100 km'],
    [co2GPerKm, 'g CO₂/km'],
  ];
  return amounts.flatMap(([value, unit]) => (value === null ? [] : [`${formatNumber(value, language)} ${unit}`]));
}
