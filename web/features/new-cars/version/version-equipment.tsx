import type { VersionPage } from '@kardan/contract/calls/pages/new-cars';
import { equipmentGroupLabels, equipmentLabels } from '@kardan/contract/labels/equipment';
import { equipmentGroups } from '@kardan/contract/values/equipment';
import { Block } from '@kardan/ui/content/block.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

/** What the cars of a version that are on offer have, by group: all of them, or how many; nothing without cars. */
export async function VersionEquipment({ page: { equipment, total } }: { page: VersionPage }) {
  if (equipment.length === 0) return null;
  const [locale, t] = await Promise.all([currentLocale(), texts('new-cars')]);
  const counts = new Map<string, number>(equipment.map(({ key, count }) => [key, count]));
  const groups = equipmentGroups
    .map(({ key, items }) => ({ key, items: items.filter((item) => counts.has(item)) }))
    .filter(({ items }) => items.length > 0);
  return (
    <Block title={t('equipment.title')} note={t('equipment.note', { count: total })}>
      <div className="gap-x-10 md:columns-2 xl:columns-3">
        {groups.map(({ key, items }) => (
          <section key={key} aria-labelledby={`ausstattung-${key}`} className="mb-6 break-inside-avoid">
            <h3 id={`ausstattung-${key}`} className="mb-1 text-md">
              {equipmentGroupLabels[locale][key]}
            </h3>
            <dl className="text-sm">
              {items.map((item) => (
                <div key={item} className="flex justify-between gap-4 border-b border-line py-1.5">
                  <dt className="text-text-2">{equipmentLabels[locale][item]}</dt>
                  <dd className="whitespace-nowrap">
                    {counts.get(item) === total ? (
                      <span className="inline-flex items-center gap-1.5">
                        <Icon name="check" size={15} className="text-accent-text" />
                        {t('equipment.all')}
                      </span>
                    ) : (
                      t('equipment.some', { count: counts.get(item) ?? 0, total })
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Block>
  );
}
