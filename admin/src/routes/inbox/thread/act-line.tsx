import type { ThreadEntry } from '@kardan/contract/calls/admin/inbox';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import { formatMoment } from '#domain/inbox/waited.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { actWords } from './act-words.ts';

type Act = Extract<ThreadEntry, { kind: 'act' }>;

const icons: Record<Act['act'], IconName> = {
  state: 'check',
  assigned: 'user',
  routed: 'route',
  called: 'phone',
  reminded: 'bell',
  escalated: 'triangle-alert',
};

/** What happened beside what was written, in a small line. */
export function ActLine({ act }: { act: Act }) {
  const t = useTexts('inbox');
  const locale = useLocale();
  return (
    <p className="flex items-start gap-2 text-xs text-text-3">
      <Icon name={icons[act.act]} size={14} className="mt-0.5" />
      <span>
        {actWords(t, act)}, {formatMoment(act.at, Date.now(), locale)}
      </span>
    </p>
  );
}
