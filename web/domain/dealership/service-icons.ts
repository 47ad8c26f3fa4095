import type { DealershipService } from '@kardan/contract/values/dealership';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';

/** What a service is drawn as beside its name. */
export const serviceIcons: Record<DealershipService, IconName> = {
  'test-drive': 'key-round',
  'trade-in': 'refresh-cw',
  purchase: 'hand-coins',
  financing: 'banknote',
  leasing: 'percent',
  insurance: 'shield',
  registration: 'stamp',
  delivery: 'truck',
  workshop: 'wrench',
  inspection: 'clipboard-check',
  'body-shop': 'palette',
  'tyre-storage': 'disc-3',
  'rental-car': 'car',
  'charging-station': 'plug-zap',
  'car-wash': 'sparkles',
};
