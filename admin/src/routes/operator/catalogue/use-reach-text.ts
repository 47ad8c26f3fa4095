import type { VehicleReach } from '@kardan/contract/calls/operator/catalogue';
import { useTexts } from '#lib/texts/use-texts.ts';

/** „Betrifft 212 Autos bei 14 Händlern.“ */
export function useReachText(): (reach: VehicleReach) => string {
  const t = useTexts('portalCatalogue');
  return ({ cars, dealerships }) =>
    cars === 0 ? t('reach.none') : `${t('reach.cars', { count: cars })} ${t('reach.at', { count: dealerships })}`;
}
