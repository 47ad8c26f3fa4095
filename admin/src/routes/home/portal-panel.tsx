import { Link } from '@kardan/ui/actions/link.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import { useAccount } from '#domain/account/own-account.ts';
import { newDealerPath } from '#domain/addresses.ts';
import { portalPath } from '#domain/portal/navigation.ts';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

interface Part {
  name: 'operator' | 'editor' | 'new-dealer';
  icon: IconName;
  href: string;
}

const desk: Part = { name: 'operator', icon: 'shield-check', href: portalPath('desk') };
const content: Part = { name: 'editor', icon: 'newspaper', href: portalPath('content') };
const newDealer: Part = { name: 'new-dealer', icon: 'store', href: newDealerPath };

/** What people of the portal work with: each part with what it is for. */
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
                <b className="block text-sm font-semi">{s(name)}</b>
                <span className="mt-0.5 block text-xs text-text-2">{t(`portal.${name}Text`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
