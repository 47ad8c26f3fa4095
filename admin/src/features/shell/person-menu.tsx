import { Link } from '@kardan/ui/actions/link.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { Popover, PopoverTrigger } from '@kardan/ui/overlays/popover.tsx';
import { useContext } from 'react';
import { initialsOf } from '#domain/account/initials.ts';
import { useAccount } from '#domain/account/own-account.ts';
import { accountPath } from '#domain/addresses.ts';
import { DealershipContext } from '#domain/dealership/current-dealership.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useAskedSignOut } from './use-asked-sign-out.tsx';

const line = 'flex min-h-11 w-full items-center gap-2.75 rounded-sm px-2.5 text-sm font-medium hover:bg-surface-3';
const id = 'person-menu';

/** Who is signed in, their account, and the way out. */
export function PersonMenu() {
  const t = useTexts('shell');
  const { displayName, email } = useAccount();
  const dealership = useContext(DealershipContext);
  const signOut = useAskedSignOut();
  const close = () => document.getElementById(id)?.hidePopover();
  return (
    <>
      <PopoverTrigger popoverId={id} className="hit relative grid place-items-center rounded-full">
        <span className="sr-only">{t('menuOf', { name: displayName })}</span>
        <span
          aria-hidden="true"
          className="wide-sm grid size-9 place-items-center rounded-full bg-surface-3 text-2xs font-bold"
        >
          {initialsOf(displayName)}
        </span>
      </PopoverTrigger>
      <Popover id={id} label={t('menuOf', { name: displayName })} align="end" className="w-64! p-1.5!">
        <p className="px-2.5 py-2">
          <b className="block truncate text-sm font-semi">{displayName}</b>
          <span className="block truncate text-text-2">{email}</span>
        </p>
        <Link href={accountPath(dealership?.slug)} onClick={close} className={line}>
          <Icon name="user" size={17} />
          {t('account')}
        </Link>
        <button
          type="button"
          onClick={() => {
            if (!signOut.begin()) close();
          }}
          className={line}
        >
          <Icon name="log-out" size={17} />
          {t('signOut')}
        </button>
      </Popover>
      {signOut.question}
    </>
  );
}
