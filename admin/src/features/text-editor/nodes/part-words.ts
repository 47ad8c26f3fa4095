import type { IconName } from '@kardan/ui/icons/icon-names.ts';

/** Our blocks, with the drawing that stands at their head. */
export const partIcons = {
  note: 'landmark',
  tip: 'lightbulb',
  warning: 'triangle-alert',
  key: 'hash',
  formula: 'equal',
  checklist: 'list-checks',
  figure: 'image',
  cars: 'car-front',
  chart: 'chart-line',
  bars: 'chart-column',
  sum: 'receipt',
  'nova-sum': 'receipt',
  'insurance-tax-sum': 'receipt',
  'credit-sum': 'receipt',
  calculator: 'calculator',
  data: 'server',
} as const satisfies Record<string, IconName>;

export type PartName = keyof typeof partIcons;

export function isPartName(name: string | undefined): name is PartName {
  return name !== undefined && Object.hasOwn(partIcons, name);
}
