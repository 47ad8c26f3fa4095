import type { DeliveryState } from '@kardan/contract/values/webhooks';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

const looks = {
  waiting: { tone: 'tag', icon: 'hourglass' },
  delivered: { tone: 'accent', icon: 'check' },
  failed: { tone: 'alert', icon: 'x' },
} as const satisfies Record<DeliveryState, object>;

export function DeliveryMark({ state }: { state: DeliveryState }) {
  const t = useTexts('webhooks');
  return <Badge {...looks[state]}>{t(`delivery.${state}`)}</Badge>;
}
