import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { Kbd } from '@kardan/ui/content/kbd.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useContext } from 'react';
import { isStaff } from '#domain/account/rights.ts';
import { dealershipPath } from '#domain/addresses.ts';
import { DealershipContext, isChangeable } from '#domain/dealership/current-dealership.ts';
import { ThemeToggle } from '#lib/page/theme-toggle.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { Logo } from './logo.tsx';
import { PersonMenu } from './person-menu.tsx';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

export function TopBar({ onSearch }: { onSearch: () => void }) {
  const t = useTexts('shell');
  const dealership = useContext(DealershipContext);
  return (
    <header className="sticky top-0 z-(--z-header) flex h-15 items-center gap-3 border-b border-line bg-ground px-(--gutter) lg:h-17 print:hidden">
      <div className="lg:hidden">
        <Logo />
      </div>
      <button
        type="button"
        onClick={onSearch}
        aria-haspopup="dialog"
        className="flex h-11 max-w-[440px] flex-1 items-center gap-2.5 rounded-sm border border-line-strong bg-surface px-3 text-left text-sm text-text-3 hover:border-line-hover max-md:hidden"
      >
        <Icon name="search" />
        <span className="flex-1 truncate">{t('searchPlaceholder')}</span>
        <Kbd>{isApple ? '⌘ K' : t('searchKeys')}</Kbd>
      </button>
      <div className="ml-auto flex items-center gap-1">
        <IconButton icon="search" label={t('search')} onClick={onSearch} aria-haspopup="dialog" className="md:hidden" />
        <ThemeToggle />
        {dealership && isStaff(dealership.role) && isChangeable(dealership) && (
          <LinkButton href={dealershipPath(dealership.slug, 'offers/new')} icon="plus" className="mx-1 max-lg:hidden">
            {t('addCar')}
          </LinkButton>
        )}
        <PersonMenu />
      </div>
    </header>
  );
}
