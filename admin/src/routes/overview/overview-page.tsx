import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useGreeting } from '#domain/account/greeting.ts';
import { useAccount } from '#domain/account/own-account.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { PageHead } from '#lib/page/page-head.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { StateNotice } from '../state-notice.tsx';
import { todosFor } from './todos.ts';

/** The first page of the day: what is to be done, each with its reason and one verb. */
export default function OverviewPage() {
  const t = useTexts('home');
  const s = useTexts('shell');
  const locale = useLocale();
  const dealership = useDealership();
  const todos = todosFor(useAccount(), dealership);
  return (
    <>
      <PageHead
        title={useGreeting()}
        tabTitle={`${s('overview')}, ${dealership.name}`}
        intro={`${dealership.name}, ${today(locale)}`}
      />
      <div className="grid gap-4">
        <StateNotice />
        <Panel title={t('todo.title')}>
          {todos.length === 0 ? (
            <p className="flex items-center gap-2.5 text-sm text-text-2">
              <Icon name="circle-check" size={20} className="text-accent-text" />
              {t('todo.none')}
            </p>
          ) : (
            <ul>
              {todos.map(({ name, icon, href, count = 0 }, place) => (
                <li
                  key={name}
                  className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line py-3 first:border-0 first:pt-0 last:pb-0"
                >
                  <span
                    className={`grid size-9 shrink-0 place-items-center rounded-sm ${place === 0 ? 'bg-accent text-on-accent' : 'bg-surface-3 text-text-2'}`}
                  >
                    <Icon name={icon} size={18} />
                  </span>
                  <div className="min-w-0 flex-1 basis-52">
                    <p className="text-sm font-semi">{t(`todo.${name}`)}</p>
                    <p className="text-xs text-text-2">{t(`todo.${name}Why`, { count })}</p>
                  </div>
                  <LinkButton href={href} size="sm" variant={place === 0 ? 'accent' : 'ghost'} className="min-w-32">
                    {t(`todo.${name}Act`)}
                  </LinkButton>
                </li>
              ))}
            </ul>
          )}
        </Panel>
      </div>
    </>
  );
}

function today(locale: string): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'Europe/Vienna' } as const;
  return new Date().toLocaleDateString(locale === 'en' ? 'en-GB' : locale, format);
}
