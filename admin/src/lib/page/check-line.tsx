import { classes } from '@kardan/ui/classes.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';

export type CheckTone = 'ok' | 'problem' | 'open';

const looks: Record<CheckTone, { icon: IconName; colour: string }> = {
  ok: { icon: 'circle-check', colour: 'text-accent-text' },
  problem: { icon: 'circle-alert', colour: 'text-alert' },
  open: { icon: 'circle-dashed', colour: 'text-text-3' },
};

interface Props {
  tone: CheckTone;
  title: ReactNode;
  /** What was compared. */
  children?: ReactNode;
}

/** One check of a list: how it ended, and below it what was compared. */
export function CheckLine({ tone, title, children }: Props) {
  const t = useTexts('common');
  const { icon, colour } = looks[tone];
  return (
    <li className="flex items-start gap-2.5 text-sm leading-[1.4]">
      <Icon name={icon} size={18} className={classes('mt-px', colour)} />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <span className="sr-only">{t(`check.${tone}`)}: </span>
        {title}
        {children && <div className="text-xs text-text-3">{children}</div>}
      </div>
    </li>
  );
}
