import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { equipmentGroupLabels, equipmentLabels } from '@kardan/contract/labels/equipment';
import { type EquipmentGroupKey, equipmentGroups } from '@kardan/contract/values/equipment';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { Part } from '../panel.tsx';

const icons: Record<EquipmentGroupKey, IconName> = {
  comfort: 'snowflake',
  seats: 'armchair',
  safety: 'shield-check',
  'driver-assistance': 'navigation',
  parking: 'square-parking',
  'lighting-and-visibility': 'lightbulb',
  infotainment: 'monitor',
  'exterior-and-chassis': 'disc-3',
  electric: 'plug-zap',
};

/** What the car has, by group; groups it has nothing of are left out. */
export async function EquipmentList({ listing }: { listing: ListingDetail }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('car')]);
  const has = new Set<string>(listing.equipment);
  const groups = equipmentGroups
    .map(({ key, items }) => ({ key, items: items.filter((item) => has.has(item)) }))
    .filter(({ items }) => items.length > 0);
  if (groups.length === 0) return null;
  return (
    <Part
      id="ausstattung"
      title={t('equipment.title')}
      aside={<span className="text-sm text-text-3">{t('equipment.count', { count: listing.equipment.length })}</span>}
    >
      <div className="gap-x-8 md:columns-2 xl:columns-3">
        {groups.map(({ key, items }) => (
          <section key={key} aria-labelledby={`ausstattung-${key}`} className="mb-6 break-inside-avoid">
            <h3 id={`ausstattung-${key}`} className="mb-1.5 flex items-center gap-2 text-md">
              <Icon name={icons[key]} size={18} className="text-text-3" />
              {equipmentGroupLabels[locale][key]}
            </h3>
            <ul className="text-sm text-text-2">
              {items.map((item) => (
                <li key={item} className="flex gap-2.5 py-1">
                  <Icon name="check" size={15} className="mt-0.75 text-accent-text" />
                  {equipmentLabels[locale][item]}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Part>
  );
}
