import { Entries, OuterLinks } from './entries.tsx';
import { Logo } from './logo.tsx';
import { SiteButton } from './site-button.tsx';

/** From lg on: everything at the left, in sight. */
export function SideNavigation({ onSwitch }: { onSwitch: () => void }) {
  return (
    <div className="border-r border-line bg-surface max-lg:hidden print:hidden">
      <div className="sticky top-0 flex h-dvh flex-col gap-3.5 overflow-y-auto px-3.5 pt-3.5 pb-4">
        <div className="px-2.5">
          <Logo />
        </div>
        <SiteButton onSwitch={onSwitch} />
        <Entries />
        <div className="mt-auto">
          <OuterLinks />
        </div>
      </div>
    </div>
  );
}
