import { Link } from '@kardan/ui/actions/link.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { DirectoryWords } from '../directory-words.ts';

interface Area {
  slug: string;
  name: string;
  count: number;
  href: string;
}

interface Props {
  label: string;
  areas: readonly Area[];
  /** The one that is chosen, and where it leads to leave it. */
  chosen?: { slug: string; leave: string } | undefined;
  words: DirectoryWords;
}

/** Areas with counts as links: a dealership is in one of them only, so one is chosen at a time. */
export function AreaLinks({ label, areas, chosen, words: { t, locale } }: Props) {
  return (
    <ul aria-label={label}>
      {areas.map(({ slug, name, count, href }) => {
        const current = slug === chosen?.slug;
        return (
          <li key={slug}>
            <Link
              href={current ? chosen.leave : href}
              aria-current={current || undefined}
              rel={(current ? chosen.leave : href).includes('?') ? 'nofollow' : undefined}
              className="flex min-h-8 items-center gap-2.5 text-sm hover:underline hover:underline-offset-3 aria-[current]:font-semi pointer-coarse:min-h-11"
            >
              {current && <Icon name="check" size={15} className="text-accent-text" />}
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                {name}
                {current && <span className="sr-only">, {t('removeFilter')}</span>}
              </span>
              {current && <Icon name="x" size={14} className="text-accent-text" />}
              <span className="text-xs font-regular text-text-3">{formatNumber(count, locale)}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
