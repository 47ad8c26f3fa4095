import { classes } from '@kardan/ui/classes.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import { type ReactNode, useId } from 'react';

interface Props {
  icon: IconName;
  title: string;
  text: string;
  /** Takes a row of its own where there are two in a row. */
  wide?: boolean;
  /** Where it leads. */
  children: ReactNode;
}

/** A card that says in a sentence what is behind its link. */
export function Teaser({ icon, title, text, wide = false, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classes(
        'flex flex-col items-start rounded-md border border-line bg-surface p-5 md:p-6',
        wide && 'md:max-lg:col-span-2',
      )}
    >
      <span className="grid size-11 place-items-center rounded-sm bg-surface-3 text-text-2">
        <Icon name={icon} size={22} />
      </span>
      <h2 id={id} className="mt-4 text-xl">
        {title}
      </h2>
      <p className="mt-1.5 mb-5 max-w-[46ch] text-sm text-text-2">{text}</p>
      <div className="mt-auto flex flex-wrap gap-2">{children}</div>
    </section>
  );
}
