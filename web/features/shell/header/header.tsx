import { Link } from '@kardan/ui/actions/link.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { site } from '#lib/config/site.ts';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { Logo } from '../logo.tsx';
import { CarParkLink } from './car-park-link.tsx';
import { Drawer } from './drawer.tsx';
import { adminEntry, financeEntries, magazineEntry, searchEntries } from './menu-entries.ts';
import { MenuGroup } from './menu-group.tsx';
import { OpenMenus } from './open-menus.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** The bar at the top of every page; its menus open without JavaScript too. */
export async function Header() {
  const [{ SITE_NAME }, locale, t] = await Promise.all([site(), currentLocale(), texts('common')]);
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-ground print:hidden">
      <OpenMenus>
        <div className="page flex h-[60px] items-center gap-4 lg:h-[68px] lg:gap-7">
          <Link
            href={href(locale, 'home')}
            className="hit flex items-center"
            aria-label={t('site.homeLink', { site: SITE_NAME })}
          >
            <Logo siteName={SITE_NAME} />
          </Link>
          <nav aria-label={t('menu.label')} className="hidden items-center gap-1 lg:flex">
            <MenuGroup label={t('menu.search')} entries={searchEntries} wide />
            <Link href={href(locale, magazineEntry.route)} className="menu-item">
              {t(magazineEntry.text)}
            </Link>
            <MenuGroup label={t('menu.finance')} entries={financeEntries} />
          </nav>
          <div className="ml-auto flex items-center gap-1">
            <CarParkLink href={href(locale, 'myCarPark')} label={t('menu.carPark')} />
            <ThemeToggle toLight={t('theme.toLight')} toDark={t('theme.toDark')} />
            <Link
              href={href(locale, adminEntry.route)}
              className="hit ml-2 hidden items-center gap-2 rounded-sm border border-line-strong px-3.5 text-sm font-semi hover:border-line-hover hover:bg-surface-2 lg:inline-flex"
            >
              <Icon name={adminEntry.icon} />
              {t(adminEntry.text)}
            </Link>
            <Drawer />
          </div>
        </div>
      </OpenMenus>
    </header>
  );
}
