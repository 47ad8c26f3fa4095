import { Link } from '@kardan/ui/actions/link.tsx';
import { classes } from '@kardan/ui/classes.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import type { ReactNode } from 'react';
import { nearMoment } from '#domain/feeds/moments.ts';
import { useLocale } from '#lib/texts/use-texts.ts';

interface Props {
  href: string;
  icon: IconName;
  title: string;
  /** When it is due or was decided; null where nobody knows. */
  at: string | null;
  isLate: boolean;
  about: ReactNode;
  snippet?: string;
  marks?: ReactNode;
}

/** One case of a queue: what it is, about which car, and when it is due. The whole row leads to it. */
export function CaseRow({ href, icon, title, at, isLate, about, snippet, marks }: Props) {
  const locale = useLocale();
  return (
    <li className="border-b border-line last:border-0">
      <Link
        href={href}
        className="grid min-h-11 grid-cols-[36px_minmax(0,1fr)] gap-x-3 px-4 py-3 text-sm outline-offset-[-3px] hover:bg-surface-2"
      >
        <span className="row-span-2 grid size-9 place-items-center rounded-sm bg-surface-3 text-text-2">
          <Icon name={icon} size={18} />
        </span>
        <span className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4">
          <b className="min-w-0 font-semi [overflow-wrap:anywhere]">{title}</b>
          {at && (
            <time dateTime={at} className={classes('text-xs', isLate ? 'font-semi text-alert' : 'text-text-2')}>
              {nearMoment(at, locale)}
            </time>
          )}
        </span>
        <span className="min-w-0">
          <span className="block text-xs text-text-2 [overflow-wrap:anywhere]">{about}</span>
          {snippet && (
            <span className="mt-0.5 line-clamp-2 text-xs text-text-3 [overflow-wrap:anywhere]">{snippet}</span>
          )}
          <span className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">{marks}</span>
        </span>
      </Link>
    </li>
  );
}
