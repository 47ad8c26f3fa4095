import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';

type NoticeKind = 'info' | 'error' | 'offline' | 'empty';

const icons: Record<NoticeKind, IconName> = {
  info: 'info',
  error: 'triangle-alert',
  offline: 'wifi-off',
  empty: 'car-front',
};

type NoticeProps = {
  kind?: NoticeKind;
  title: string;
  /** 1 when the notice is the page. */
  headingLevel?: 1 | 2 | 3;
  /** What happened, whose fault it is, what still works. */
  children?: ReactNode;
  /** The way on: one button or link. */
  actions?: ReactNode;
  /** For questions to us: the request's id. */
  detail?: ReactNode;
  icon?: IconName;
};

/** A message in the place of content: what is the matter, what still works, the way on. Errors are berry, never red. */
export function Notice({ kind = 'info', title, headingLevel = 2, children, actions, detail, icon }: NoticeProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const failed = kind === 'error';
  return (
    <section
      aria-labelledby={id}
      className={classes(
        'flex flex-wrap items-start gap-x-5 gap-y-4 rounded-md border bg-surface p-5.5 md:items-center',
        failed ? 'border-alert' : 'border-line',
      )}
    >
      <span
        className={classes(
          'grid size-13 shrink-0 place-items-center rounded-sm',
          failed ? 'bg-alert-soft text-alert' : 'bg-surface-3 text-text-2',
        )}
      >
        <Icon name={icon ?? icons[kind]} size={26} />
      </span>
      <div className="min-w-60 flex-1">
        <Heading id={id} className={headingLevel === 1 ? 'text-2xl' : 'wide-sm text-lg'}>
          {title}
        </Heading>
        <div className="mt-1 max-w-[64ch] space-y-2 text-sm text-text-2">{children}</div>
        {detail && <p className="mt-1 text-2xs text-text-3">{detail}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </section>
  );
}
