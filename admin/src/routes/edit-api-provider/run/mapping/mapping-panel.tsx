import { formatNumber } from '@kardan/ui/formats/format.ts';
import { useState } from 'react';
import { RawValue } from '#features/feed-values/raw-value.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { useRun } from '../run-context.ts';
import { useMappedGroup } from '../use-mapped-group.ts';
import { MapValue } from './map-value.tsx';

/** The most useful act first: a value that stands in many cars, mapped once for all of them. */
export function MappingPanel() {
  const t = useTexts('feedRun');
  const locale = useLocale();
  const { run } = useRun();
  const { group, show } = useMappedGroup();
  const [isAllShown, setAllShown] = useState(false);
  if (!group) return null;
  const others = run.groups.filter((each) => each !== group);
  const shown = isAllShown ? others : others.slice(0, 6);
  return (
    <section
      id="map"
      aria-labelledby="map-title"
      tabIndex={-1}
      className="scroll-mt-20 rounded-md border border-accent-line bg-surface p-4 outline-none md:p-5"
    >
      <h2 id="map-title">{t('map.title', { count: group.cars })}</h2>
      <MapValue key={`${group.column} ${group.raw}`} group={group} />
      {others.length > 0 && (
        <div className="mt-4 flex flex-wrap items-center gap-2 border-t border-line pt-4 text-xs text-text-2">
          {t('map.open')}
          {shown.map((other) => (
            <button
              key={`${other.column} ${other.raw}`}
              type="button"
              onClick={() => show(other.column, other.raw)}
              className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-sm border border-line px-2.5 hover:border-line-hover pointer-coarse:min-h-11"
            >
              {other.column} <RawValue raw={other.raw} none={t('line.empty')} />
              <b className="font-semi whitespace-nowrap text-text">{t('map.cars', { count: other.cars })}</b>
            </button>
          ))}
          {shown.length < others.length && (
            <button
              type="button"
              className="min-h-9 px-2 font-medium text-accent-text underline-offset-3 hover:underline pointer-coarse:min-h-11"
              onClick={() => setAllShown(true)}
            >
              + {formatNumber(others.length - shown.length, locale)}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
