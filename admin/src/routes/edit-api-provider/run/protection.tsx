import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { feedPath } from '#domain/feeds/feed-pages.ts';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useRun } from './run-context.ts';

/** What no file can do here, however wrong it is. */
export function Protection() {
  const t = useTexts('feedRun');
  const { slug } = useDealership();
  const { run, feed } = useRun();
  const known = feed.sites.filter(({ dealershipId }) => dealershipId !== null).length;
  const rows = [
    { what: t('safe.empty'), note: t('safe.emptyNote') },
    { what: t('safe.limit', { percent: run.protection.limitPercent }), note: t('safe.limitNote') },
    known > 0 && { what: t('safe.sites', { count: known }), note: t('safe.sitesNote') },
    feed.locked > 0 && { what: t('safe.locked', { count: feed.locked }), note: t('safe.lockedNote') },
  ].filter((row) => row !== false);
  return (
    <Panel
      title={t('safe.title')}
      actions={
        <TextLink href={`${feedPath(slug, feed.id)}#settings`} iconAfter="arrow-right" className="text-sm">
          {t('safe.settings')}
        </TextLink>
      }
    >
      <ul className="-mt-2 grid gap-x-6 gap-y-2.5 text-sm md:grid-cols-2 xl:grid-cols-4">
        {rows.map(({ what, note }) => (
          <li key={what} className="flex items-start gap-2.5">
            <Icon name="check" size={18} className="mt-0.5 text-accent-text" />
            <span>
              {what}
              <small className="block text-xs text-text-3">{note}</small>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
