import { Link } from '@kardan/ui/actions/link.tsx';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import { useAccount } from '#domain/account/own-account.ts';
import { dealershipPath } from '#domain/addresses.ts';
import { Panel } from '#lib/page/panel.tsx';
import { adminBase } from '#lib/router/admin-base.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

interface Part {
  name: 'operator' | 'editor' | 'new-dealer';
  icon: IconName;
  href: string;
}

const desk: Part = { name: 'operator', icon: 'shield-check', href: dealershipPath('operator', 'desk') };
const content: Part = { name: 'editor', icon: 'newspaper', href: dealershipPath('operator', 'content') };
const newDealer: Part = { name: 'new-dealer', icon: 'store', href: `${adminBase}/new-dealer` };

/** What people of the portal work with: each part with what it is for, those that are not built yet marked so. */
export function PortalPanel() {
  const t = useTexts('home');
  const s = useTexts('shell');
  const { isOperator, isEditor } = useAccount();
  if (!isOperator && !isEditor) return null;
  const parts = isOperator ? [desk, content, newDealer] : [content];
  return (
    <Panel title={t('portal.title')} intro={t(isOperator ? 'portal.operator' : 'portal.editor')}>
      <ul className="grid gap-2.5 md:grid-cols-2 xl:grid-cols-3">
        {parts.map(({ name, icon, href }) => (
          <li key={name}>
            <Link
              href={href}
              className="flex h-full items-start gap-3 rounded-sm border border-line p-3 hover:border-line-hover hover:bg-surface-2"
            >
              <span className="grid size-10 shrink-0 place-items-center rounded-sm bg-surface-3 text-text-2">
                <Icon name={icon} size={20} />
              </span>
              <span className="min-w-0 flex-1">
                <b className="flex flex-wrap items-center gap-2 text-sm font-semi">
                  {s(name)}
                  <Badge>{t('portal.coming')}</Badge>
                </b>
                <span className="mt-0.5 block text-xs text-text-2">{t(`portal.${name}Text`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
