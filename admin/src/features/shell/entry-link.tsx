import { Link } from '@kardan/ui/actions/link.tsx';
import { CountBadge } from '@kardan/ui/content/badge.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import { useLocation } from '@tanstack/react-router';
import { homePath } from '#domain/addresses.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  href: string;
  icon: IconName;
  label: string;
  /** Unread things behind it, or what waits there. */
  count?: number | undefined;
  counted?: 'unread' | 'waiting';
  onFollow?: () => void;
}

/** A line of the navigation; the one that the page belongs to is marked. */
export function EntryLink({ href, icon, label, count, counted = 'unread', onFollow }: Props) {
  const t = useTexts('shell');
  const { pathname } = useLocation();
  // Every page lies below the first one.
  const isCurrent = pathname === href || (href !== homePath && pathname.startsWith(`${href}/`));
  return (
    <Link
      href={href}
      onClick={onFollow}
      aria-current={isCurrent ? 'page' : undefined}
      className="flex min-h-10 items-center gap-2.75 rounded-sm px-2.5 text-sm font-medium text-text-2 hover:bg-surface-2 aria-[current]:bg-accent-soft aria-[current]:text-text aria-[current]:shadow-[inset_3px_0_0_var(--accent)] pointer-coarse:min-h-11"
    >
      <Icon name={icon} size={17} />
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {count !== undefined && count > 0 && (
        <>
          <span aria-hidden="true">
            <CountBadge>{count}</CountBadge>
          </span>
          <span className="sr-only">{t(counted, { count })}</span>
        </>
      )}
    </Link>
  );
}
