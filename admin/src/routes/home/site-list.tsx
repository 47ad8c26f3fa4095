import type { OwnDealership } from '@kardan/contract/calls/admin/account-fields';
import { Link } from '@kardan/ui/actions/link.tsx';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { type ReactNode, useState } from 'react';
import { initialsOf } from '#domain/account/initials.ts';
import { useAccount } from '#domain/account/own-account.ts';
import { type Role, roleIn } from '#domain/account/rights.ts';
import { dealershipPath } from '#domain/addresses.ts';
import { Panel } from '#lib/page/panel.tsx';
import { matchesWords } from '#lib/pick/match-words.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

/** From so many on a field to search in is faster than looking. */
const searchedFrom = 9;

interface Props {
  title: string;
  intro?: string;
  role?: Role;
  actions?: ReactNode;
  dealerships: readonly OwnDealership[];
}

/** Sites of a group, or those without one, each a link to its overview. */
export function SiteList({ title, intro, role, actions, dealerships }: Props) {
  const t = useTexts('shell');
  const account = useAccount();
  const [typed, setTyped] = useState('');
  const shown = dealerships.filter(({ name, place }) => matchesWords(`${name} ${place}`, typed));
  return (
    <Panel
      title={title}
      intro={[intro, role && t(`role.${role}`)].filter(Boolean).join(' · ') || undefined}
      actions={actions}
    >
      {dealerships.length >= searchedFrom && (
        <label className="mb-4 flex h-11 max-w-md items-center gap-2.5 rounded-sm border border-line-strong px-3 focus-within:outline-[2.5px] focus-within:outline-offset-1 focus-within:outline-focus">
          <Icon name="search" className="text-text-3" />
          <span className="sr-only">{t('switcherPlaceholder')}</span>
          <input
            type="search"
            value={typed}
            placeholder={t('switcherPlaceholder')}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            className="min-w-0 flex-1 bg-transparent text-sm outline-none placeholder:text-text-3 pointer-coarse:text-md"
          />
        </label>
      )}
      <ul className="grid gap-2.5 md:grid-cols-2 xl:grid-cols-3">
        {shown.map(({ id, slug, name, place, state }) => (
          <li key={id}>
            <Link
              href={dealershipPath(slug)}
              className="flex h-full items-center gap-3 rounded-sm border border-line p-3 hover:border-line-hover hover:bg-surface-2"
            >
              <span
                aria-hidden="true"
                className="wide-sm grid size-10 shrink-0 place-items-center rounded-sm bg-surface-3 text-xs font-bold"
              >
                {initialsOf(name)}
              </span>
              <span className="min-w-0 flex-1">
                <b className="block text-sm font-semi [overflow-wrap:anywhere]">{name}</b>
                <span className="block text-xs text-text-2">
                  {place}
                  {!role && ` · ${t(`role.${roleIn(account, id) ?? 'dealer-staff'}`)}`}
                </span>
              </span>
              {state !== 'active' && (
                <Badge tone={state === 'suspended' ? 'alert' : 'tag'}>{t(`state.${state}`)}</Badge>
              )}
              <Icon name="chevron-right" className="text-text-3" />
            </Link>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="text-sm text-text-2">{t('noSite')}</p>}
    </Panel>
  );
}
