import type { NotCalculable } from '@kardan/contract/calls/listings/costs';
import type { PriceParts } from '@kardan/contract/calls/pages/new-cars';
import type { Fuel } from '@kardan/contract/values/vehicle';
import { cents } from '../cost-amounts.ts';
import { published } from '../dated-figures.ts';
import { calculateNova } from './nova-rules.ts';

const vatPercent = 20;
const vatSource = published('§ 10 UStG 1994', 'https://www.ris.bka.gv.at', '2026-11-15');

interface NewCarPrice {
  grossEur: number;
  fuel: Fuel;
  co2GPerKm: number | null;
}

/** What of a new car's price is VAT and NoVA. The NoVA is due on the price without either, and no VAT on the NoVA. */
export function priceParts({ grossEur, fuel, co2GPerKm }: NewCarPrice, today: string): PriceParts | NotCalculable {
  const drive = fuel === 'electric' || fuel === 'hydrogen' ? 'emission-free' : 'combustion';
  const novaOf = (baseEur: number) =>
    calculateNova({ baseEur, drive, ...(co2GPerKm !== null && { co2GPerKm }) }, today);
  const trial = novaOf(grossEur);
  if ('notCalculable' in trial) return trial;
  const withoutNova = grossEur / (1 + vatPercent / 100);
  const { ratePercent, malus, deduction, exempt } = trial;
  const withNova = (grossEur - malus.eur + deduction.eur) / (1 + (vatPercent + ratePercent) / 100);
  // Where the deduction swallows the tax there is none, and the price is net and VAT alone.
  const netEur = cents(exempt ? withoutNova : Math.min(withoutNova, withNova));
  const nova = novaOf(netEur);
  if ('notCalculable' in nova) return nova;
  return { netEur, vatPercent, vatEur: cents(grossEur - netEur - nova.taxEur), nova, vatSource };
}
