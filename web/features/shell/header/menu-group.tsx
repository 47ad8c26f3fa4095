import { Link } from '@kardan/ui/actions/link.tsx';
import { classes } from '@kardan/ui/classes.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import type { MenuEntry } from './menu-entries.ts';

interface Props {
  label: string;
  entries: MenuEntry[];
  /** Three columns instead of one. */
  wide?: boolean;
}

/** One menu of the header. Menus share a name, so that opening one closes the other. */
export async function MenuGroup({ label, entries, wide }: Props) {
  const [locale, t] = await Promise.all([currentLocale(), texts('common')]);
  return (
    <details name="menu" className="group relative">
      <summary className="menu-item group-open:bg-surface-2 group-open:text-text">
        {label}
        <Icon name="chevron-down" size={15} className="transition-transform duration-200 group-open:rotate-180" />
      </summary>
      <ul
        className={classes(
          'absolute top-full left-0 z-50 mt-2 grid rounded-md border border-line bg-surface p-2 shadow-3',
          wide ? 'w-[680px] grid-cols-3' : 'w-[300px]',
        )}
      >
        {entries.map(({ route, text, hint, icon }) => (
          <li key={route}>
            <Link
              href={href(locale, route)}
              className="flex gap-3 rounded-sm p-3 text-[0.9375rem] leading-tight font-medium hover:bg-surface-2"
            >
              <Icon name={icon} className="mt-px text-accent-text" />
              <span>
                {t(text)}
                {hint && <span className="mt-0.5 block text-xs font-regular text-text-3">{t(hint)}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
