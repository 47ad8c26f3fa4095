import type { MeasuredHealth } from '@kardan/contract/calls/operator/health';
import type { HealthMeasure } from '@kardan/contract/values/operations';
import { Link } from '@kardan/ui/actions/link.tsx';
import { LimitRuler } from '@kardan/ui/charts/limit-ruler.tsx';
import { classes } from '@kardan/ui/classes.ts';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useQuery } from '@tanstack/react-query';
import { portalHealthQuery } from '#domain/portal/health.ts';
import { portalPath } from '#domain/portal/navigation.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { measureWords } from './measure-words.ts';
import { placeOnRuler } from './place-on-ruler.ts';

/** Where one reads on about each measure. */
const pages: Record<HealthMeasure, string> = {
  'index-lag': portalPath('health', 'index'),
  'oldest-job': portalPath('health', 'jobs'),
  'dead-jobs': portalPath('health', 'jobs'),
  'broken-feeds': `${portalPath('feeds')}?filter=broken`,
  'mail-bounces': portalPath('health', 'mails'),
  'api-errors': portalPath('health'),
};

/** How the portal is: six measures on rulers, each with its limit as a tick. Only what is over its limit is berry. */
export function HealthStrip() {
  const t = useTexts('portalHealth');
  const health = useQuery(portalHealthQuery);
  return (
    <Loaded query={health} skeleton={<Skeleton className="h-27" />}>
      {({ measures }) => (
        <section
          aria-label={t('strip.label')}
          className="grid grid-cols-2 overflow-hidden rounded-md border border-line bg-surface md:grid-cols-3 xl:grid-cols-6"
        >
          {measures.map((measure) => (
            <Measure key={measure.measure} health={measure} />
          ))}
        </section>
      )}
    </Loaded>
  );
}

function Measure({ health }: { health: MeasuredHealth }) {
  const t = useTexts('portalHealth');
  const locale = useLocale();
  const { value, note } = measureWords(t, locale, health);
  const { place, limit } = placeOnRuler(health.value, health.limit);
  return (
    <Link
      href={pages[health.measure]}
      className="-mt-px -ml-px block min-w-0 border-t border-l border-line p-3.5 hover:bg-surface-2 focus-visible:outline-offset-[-3px]"
    >
      <h3
        className={classes(
          'flex items-center gap-1.5 text-xs! font-medium [font-stretch:100%]',
          health.over ? 'text-alert' : 'text-text-2',
        )}
      >
        {health.over && <Icon name="circle-alert" size={15} />}
        {t(`measure.${health.measure}`)}
      </h3>
      <p className={classes('wide-sm mt-1 text-lg leading-tight font-bold', health.over && 'text-alert')}>{value}</p>
      <LimitRuler place={place} limits={[limit]} bad={health.over} className="mt-2" />
      <p className="mt-1.5 text-2xs text-text-3">{note}</p>
    </Link>
  );
}
