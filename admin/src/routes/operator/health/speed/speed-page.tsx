import { type WebVital, webVitals } from '@kardan/contract/values/web-vitals';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { Select } from '@kardan/ui/forms/select.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { vitalsHealthQuery } from '#domain/portal/health.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { HealthFrame } from '../health-frame.tsx';
import { vitalWords } from './vital-words.ts';
import { VitalsTable } from './vitals-table.tsx';

/** How fast pages were for visitors, by kind and device; which measure stands in the address. */
export default function SpeedPage() {
  const t = useTexts('portalHealth');
  const locale = useLocale();
  const navigate = useNavigate();
  const asked = (useSearch({ strict: false }) as { metric?: unknown }).metric;
  const metric: WebVital = webVitals.find((each) => each === asked) ?? 'LCP';
  const vitals = useQuery(vitalsHealthQuery(metric));
  return (
    <HealthFrame tab="speed">
      <Select
        label={t('speed.metric')}
        className="md:max-w-96"
        value={metric}
        options={webVitals.map((each) => ({ value: each, label: t(`speed.${each}`) }))}
        onChange={({ currentTarget }) =>
          void navigate({ to: '.', search: { metric: currentTarget.value }, replace: true })
        }
      />
      <Loaded query={vitals} skeleton={<Skeleton className="h-96" />}>
        {({ pages, thresholds }) =>
          pages.length === 0 ? (
            <EmptyState icon="timer" title={t('speed.none')}>
              {t('speed.noneText')}
            </EmptyState>
          ) : (
            <Panel
              title={t(`speed.${metric}`)}
              intro={t('speed.intro', {
                good: vitalWords(metric, thresholds.good, locale),
                poor: vitalWords(metric, thresholds.poor, locale),
              })}
            >
              <VitalsTable metric={metric} pages={pages} thresholds={thresholds} />
            </Panel>
          )
        }
      </Loaded>
    </HealthFrame>
  );
}
