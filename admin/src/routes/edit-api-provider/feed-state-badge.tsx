import type { FeedState } from '@kardan/contract/values/feeds';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

const looks = {
  new: { tone: 'tag' },
  tried: { tone: 'tag' },
  live: { tone: 'accent', icon: 'check' },
  paused: { tone: 'strong', icon: 'pause' },
} as const satisfies Record<FeedState, object>;

export function FeedStateBadge({ state }: { state: FeedState }) {
  const t = useTexts('feeds');
  return <Badge {...looks[state]}>{t(`state.${state}`)}</Badge>;
}
