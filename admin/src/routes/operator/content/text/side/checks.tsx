import type { ContentCheckResult, ContentDraft } from '@kardan/contract/calls/operator/content';
import { classes } from '@kardan/ui/classes.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useQuery } from '@tanstack/react-query';
import { contentChecksQuery } from '#domain/portal/content.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { SideSection } from './side-section.tsx';

const lookAgainMs = 4_000;

/** What was looked at in the saved text; asked again while addresses of others are still being looked at. */
export function Checks({ draft }: { draft: ContentDraft }) {
  const t = useTexts('portalText');
  const isWaiting = (checks: readonly ContentCheckResult[]) => checks.some(({ state }) => state === 'waiting');
  const { data } = useQuery({
    ...contentChecksQuery(String(draft.id), `${draft.revision}`),
    enabled: isWaiting(draft.checks),
    refetchInterval: ({ state }) => (!state.data || isWaiting(state.data.checks) ? lookAgainMs : false),
  });
  const checks = isWaiting(draft.checks) ? (data?.checks ?? draft.checks) : draft.checks;
  const fine = checks.filter(({ state }) => state === 'fine').length;
  return (
    <SideSection
      title={t('checks')}
      aside={<span className="text-text-2">{t('checks.fine', { fine, all: checks.length })}</span>}
    >
      <ul className="grid gap-2.5">
        {checks.map((check) => (
          <Check key={check.check} {...check} />
        ))}
      </ul>
    </SideSection>
  );
}

function Check({ check, state, count, found }: ContentCheckResult) {
  const t = useTexts('portalText');
  const isBad = state === 'broken' || state === 'open';
  return (
    <li className="flex items-start gap-2.5 text-sm leading-snug">
      <Icon
        name={isBad ? 'circle-alert' : state === 'waiting' ? 'circle-dot' : 'check'}
        size={18}
        className={classes(
          'mt-px shrink-0',
          isBad ? 'text-alert' : state === 'waiting' ? 'text-text-3' : 'text-accent-text',
        )}
      />
      <span className="min-w-0">
        {t(isBad ? `check.${check}.broken` : `check.${check}`, { count })}
        {state === 'waiting' && <span className="block text-xs text-text-3">{t('check.waiting')}</span>}
        {found.slice(0, 5).map(({ what, hint }) => (
          <span key={what} className="block text-xs text-text-2 [overflow-wrap:anywhere]">
            {`„${what}“`}
            {hint !== null && <span className="text-text-3"> · {hint}</span>}
          </span>
        ))}
      </span>
    </li>
  );
}
