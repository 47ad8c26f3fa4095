import type { CostAmount, CostTotal, NotCalculable } from '@kardan/contract/calls/listings/costs';
import { costLabels } from '@kardan/contract/labels/cost';
import type { CostPartKey } from '@kardan/contract/values/cost';
import type { Fuel } from '@kardan/contract/values/vehicle';
import { formatAmount, formatNumber, formatPrice } from '@kardan/ui/formats/format.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import type { CarTexts } from '../car-texts.ts';

/** What a part is called; a diesel burns no electricity, and only a plug-in hybrid needs both. */
export function costPartName(key: CostPartKey, fuel: Fuel, locale: Locale): string {
  const { part, energy } = costLabels[locale];
  if (key !== 'energy' || fuel === 'plug-in-hybrid') return part[key];
  return fuel === 'electric' ? energy.electricity : energy.fuel;
}

/** "€ 54,12" where it is a sum by law, "€ 80" where it is an estimate, "€ 20–60" where it is a band. */
export function costAmountWords({ eurPerMonth, upToEurPerMonth, estimate }: CostAmount, locale: Locale): string {
  if (upToEurPerMonth !== null) return band(eurPerMonth, upToEurPerMonth, locale);
  return estimate ? formatPrice(eurPerMonth, locale) : formatAmount(eurPerMonth, locale);
}

/** The sum of the parts; "ab" where a part is missing from it. */
export function costSum({ eurPerMonth, upToEurPerMonth, atLeast }: CostTotal, t: CarTexts, locale: Locale): string {
  if (upToEurPerMonth !== null) return band(eurPerMonth, upToEurPerMonth, locale);
  const amount = formatPrice(eurPerMonth, locale);
  return atLeast ? t('costs.atLeast', { amount }) : amount;
}

/** "Nicht berechenbar, weil im Inserat eine Angabe fehlt. (Angabe fehlt: Eigengewicht)" */
export function notCalculableWords({ notCalculable, missing }: NotCalculable, t: CarTexts, locale: Locale): string {
  const { reason, input } = costLabels[locale];
  if (notCalculable !== 'input-missing') return reason[notCalculable];
  return t('costs.missing', { inputs: missing.map((key) => input[key]).join(', ') });
}

function band(low: number, high: number, locale: Locale): string {
  return `${formatPrice(low, locale)}–${formatNumber(high, locale)}`;
}
