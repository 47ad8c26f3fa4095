import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useContext } from 'react';
import { initialsOf } from '#domain/account/initials.ts';
import { useAccount } from '#domain/account/own-account.ts';
import { dealershipsOf } from '#domain/account/rights.ts';
import { DealershipContext } from '#domain/dealership/current-dealership.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

/** Says where one is; with several sites it is the way to another. */
export function SiteButton({ onSwitch }: { onSwitch: () => void }) {
  const t = useTexts('shell');
  const account = useAccount();
  const dealership = useContext(DealershipContext);
  const count = dealershipsOf(account).length;
  if (count === 0 && !dealership) return null;
  const name = dealership?.name ?? t('allSites');
  const note = dealership ? dealership.place : t('sites', { count });
  const content = (
    <>
      <span
        aria-hidden="true"
        className="wide-sm grid size-8.5 shrink-0 place-items-center rounded-sm bg-inverse text-2xs font-bold text-on-inverse"
      >
        {initialsOf(name)}
      </span>
      <span className="min-w-0 flex-1 text-left leading-snug">
        <b className="block font-semi [overflow-wrap:anywhere]">{name}</b>
        <span className="block truncate text-2xs text-text-3">{note}</span>
      </span>
    </>
  );
  const look = 'flex w-full items-center gap-2.5 rounded-sm border border-line px-2.5 py-2 text-xs';
  if (count <= 1) return <div className={look}>{content}</div>;
  return (
    <button
      type="button"
      onClick={onSwitch}
      aria-haspopup="dialog"
      className={`${look} hover:border-line-hover hover:bg-surface-2`}
    >
      {content}
      <span className="sr-only">{t('switchTo')}</span>
      <Icon name="chevrons-up-down" className="text-text-3" />
    </button>
  );
}
