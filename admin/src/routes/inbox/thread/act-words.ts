import type { ThreadEntry } from '@kardan/contract/calls/admin/inbox';
import type { Translator } from '@kardan/ui/texts/translator.ts';
import type { inbox } from '#texts/de/inbox.ts';

/** A sentence for what happened to an inquiry; whoever's account is gone is somebody. */
export function actWords(t: Translator<typeof inbox>, entry: Extract<ThreadEntry, { kind: 'act' }>): string {
  const name = entry.by?.name ?? t('act.portal');
  const assignee = entry.assignee?.name ?? t('somebody');
  switch (entry.act) {
    case 'state':
      return t(`act.state.${entry.state ?? 'open'}`, { name });
    case 'assigned':
      return entry.assignee ? t('act.assigned', { name, assignee }) : t('act.unassigned', { name });
    case 'routed':
      return t('act.routed', { assignee });
    case 'called':
      return t(entry.reached ? 'act.reached' : 'act.notReached', { name });
    case 'reminded':
    case 'escalated':
      return t(`act.${entry.act}`);
  }
}
