import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useQuery } from '@tanstack/react-query';
import { portalHealthQuery } from '#domain/portal/health.ts';
import { portalPath } from '#domain/portal/navigation.ts';
import { HealthStrip } from '#features/health-strip/health-strip.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { ErrorsPanel } from './errors-panel.tsx';
import { HealthFrame } from './health-frame.tsx';
import { RunsPanel } from './tools/runs-panel.tsx';

/** How the portal is: six measures, what needs somebody, what is under way, and the errors of four weeks. */
export default function OverviewPage() {
  return (
    <HealthFrame tab="overview">
      <HealthStrip />
      <Attention />
      <RunsPanel />
      <ErrorsPanel />
    </HealthFrame>
  );
}

const ways = {
  'index-lag': portalPath('health', 'index'),
  'oldest-job': portalPath('health', 'jobs'),
  'dead-jobs': portalPath('health', 'jobs'),
  'broken-feeds': `${portalPath('feeds')}?filter=broken`,
  'mail-bounces': portalPath('health', 'mails'),
  'api-errors': undefined,
} as const;

/** What is over its limit, with what to do about it. */
function Attention() {
  const t = useTexts('portalHealth');
  const { data } = useQuery(portalHealthQuery);
  if (!data) return null;
  const over = data.measures.filter((measure) => measure.over);
  if (over.length === 0)
    return (
      <p className="flex items-center gap-2 text-sm text-text-2">
        <Icon name="circle-check" size={18} className="text-accent-text" />
        {t('attention.none')}
      </p>
    );
  return (
    <Panel title={t('attention.title')}>
      <ul className="grid gap-3">
        {over.map(({ measure }) => (
          <li key={measure} className="flex flex-wrap items-start gap-x-3 gap-y-2">
            <Icon name="circle-alert" size={18} className="mt-0.5 text-alert" />
            <div className="min-w-0 flex-1 basis-60 text-sm">
              <p className="font-semi">{t(`measure.${measure}`)}</p>
              <p className="text-text-2">{t(`attention.${measure}`)}</p>
            </div>
            {ways[measure] && (
              <LinkButton href={ways[measure]} size="sm">
                {t('attention.open')}
                <span className="sr-only">: {t(`measure.${measure}`)}</span>
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
