import { Link } from '@kardan/ui/actions/link.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import {
  adminEntry,
  carParkEntry,
  financeEntries,
  type MenuEntry,
  magazineEntry,
  searchEntries,
} from './menu-entries.ts';

/** The whole menu for small screens, over the page and below the bar. */
export async function Drawer() {
  const [locale, t] = await Promise.all([currentLocale(), texts('common')]);
  const groups: { title?: string; entries: MenuEntry[] }[] = [
    { title: t('menu.search'), entries: searchEntries },
    { title: t('menu.finance'), entries: financeEntries },
    { entries: [magazineEntry, carParkEntry, adminEntry] },
  ];
  return (
    <details name="menu" className="group lg:hidden" data-locks-scroll="">
      <summary className="hit flex items-center justify-center rounded-sm text-text-2 hover:bg-surface-2">
        <Icon name="menu" size={20} className="group-open:hidden" />
        <Icon name="x" size={20} className="hidden group-open:block" />
        <span className="sr-only">{t('menu.open')}</span>
      </summary>
      <nav
        aria-label={t('menu.label')}
        className="fixed inset-x-0 top-[61px] bottom-0 z-50 overflow-y-auto overscroll-contain bg-ground px-(--gutter) pb-10"
      >
        {groups.map(({ title, entries }) => (
          <div key={entries[0]?.route} className="pt-6">
            {title && <p className="mb-1 text-xs text-text-3">{title}</p>}
            <ul>
              {entries.map(({ route, text, hint, icon }) => (
                <li key={route} className="border-b border-line">
                  <Link href={href(locale, route)} className="flex min-h-[52px] items-center gap-3.5 font-medium">
                    <Icon name={icon} className="text-accent-text" />
                    {t(text)}
                    {hint && <span className="ml-auto text-xs font-regular text-text-3">{t(hint)}</span>}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </details>
  );
}
