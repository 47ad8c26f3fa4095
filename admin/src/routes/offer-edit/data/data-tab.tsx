import type { VersionProposals } from '@kardan/contract/calls/listings/valuation';
import type { CheckItem, ListingCheck } from '@kardan/contract/calls/stock/own-listing';
import { listingFieldGroupLabels } from '@kardan/contract/labels/listing-fields';
import { showsConsumption } from '@kardan/contract/listing-field-rules';
import type { ListingFieldKey } from '@kardan/contract/listing-fields';
import { Button } from '@kardan/ui/actions/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import type { CarTexts } from '#domain/listing/field-words.ts';
import { factsOf, isEmpty } from '#domain/listing/own-listing.ts';
import { versionByCodeQuery, versionQuery } from '#domain/listing/version-proposals.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { doubtKey } from '../check/check-words.ts';
import { useEditor } from '../saving/use-editor.ts';
import { CarField } from './car-field.tsx';
import { EquipmentPanel } from './equipment-panel.tsx';
import { type DataGroup, fieldsOf } from './field-groups.ts';
import { fieldGrid, GroupPanel } from './group-panel.tsx';
import { LawNote } from './law-note.tsx';
import { officialWords } from './official-words.ts';
import { Plausibility } from './plausibility.tsx';
import { proposalsFor, proposedEquipment } from './proposals.ts';
import { VehicleFields } from './vehicle-fields.tsx';

const wide: Partial<Record<ListingFieldKey, string>> = {
  vin: '@min-[320px]:col-span-2',
  internalNote: 'col-span-full',
};

/** Everything that is known of the car, as the catalogue groups it. */
export function DataTab({ check }: { check: ListingCheck | undefined }) {
  const t = useTexts('car');
  const locale = useLocale();
  const { fields, edit, confirmed, isReadOnly } = useEditor();
  const { isConfirmed, confirm } = confirmed;
  const byVersion = useQuery(versionQuery(fields));
  const byCode = useQuery(versionByCodeQuery(fields.version === null ? fields.nationalCode : null));
  const version = fields.version === null ? byCode : byVersion;
  const items = check?.items ?? [];
  const proposals = proposalsFor(fields, version.data, items);
  const doubts = items.filter(
    (item) => isDoubt(item) && !isConfirmed(doubtKey(item, fields[item.field as ListingFieldKey])),
  );
  const group = (name: DataGroup) => {
    const keys = fieldsOf(name, fields);
    return (
      <div className={fieldGrid}>
        {keys.map((key) => {
          const ofField = doubts.filter(({ field }) => field === key);
          return (
            <Fragment key={key}>
              <CarField
                name={key}
                proposal={proposals.get(key)}
                isDoubtful={ofField.length > 0}
                isLarge={key === 'nationalCode'}
                className={wide[key]}
              />
              {key === 'nationalCode' && <VehicleFields />}
              {ofField.map((item) => (
                <Plausibility key={item.code} item={item} onConfirm={() => confirm(doubtKey(item, fields[key]))} />
              ))}
            </Fragment>
          );
        })}
        {name === 'energy' && showsConsumption(factsOf(fields)) && (
          <LawNote title={t('law.title')} quote={officialWords(fields, t, locale) ?? t('law.missing')}>
            {t('law.text')}
          </LawNote>
        )}
      </div>
    );
  };
  const note = (name: DataGroup) => {
    const keys = fieldsOf(name, fields);
    const filled = keys.filter((key) => !isEmpty(fields[key])).length;
    const toCheck = doubts.filter(({ field }) => keys.includes(field as ListingFieldKey)).length;
    const proposed = keys.filter((key) => proposals.has(key)).length;
    return [
      t('group.filled', { filled, all: keys.length }),
      toCheck > 0 && t('group.toCheck', { count: toCheck }),
      proposed > 0 && t('group.proposed', { count: proposed }),
    ]
      .filter(Boolean)
      .join(', ');
  };
  const labels = listingFieldGroupLabels[locale];
  return (
    <div className="grid gap-4">
      {proposals.size > 0 && !isReadOnly && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-dashed border-accent-line px-4 py-3 text-sm">
          <p>{foundWords(version.data, proposals.size, t)}</p>
          <Button
            size="sm"
            icon="check"
            onClick={() => {
              for (const [key, { value }] of proposals) edit(key, value as never);
            }}
          >
            {t('proposal.takeAll')}
          </Button>
        </div>
      )}
      <GroupPanel title={labels.offer} note={note('vehicle')}>
        {group('vehicle')}
      </GroupPanel>
      {(['condition', 'engine', 'body', 'energy'] as const).map((name) => (
        <GroupPanel key={name} title={labels[name]} note={note(name)}>
          {group(name)}
        </GroupPanel>
      ))}
      <EquipmentPanel proposed={proposedEquipment(fields, version.data)} ofCars={version.data?.equipmentOfCars ?? 0} />
      <GroupPanel title={labels.price} note={note('price')}>
        {group('price')}
      </GroupPanel>
      {fieldsOf('internal', fields).length > 0 && (
        <GroupPanel title={t('group.internal')} note={t('group.internalNote')}>
          {group('internal')}
        </GroupPanel>
      )}
    </div>
  );
}

/** Which vehicle it is taken for, where a code says so, and how much that would fill. */
function foundWords(version: VersionProposals | null | undefined, count: number, t: CarTexts): string {
  const found = t('proposal.found', { count });
  const isByCode = version && (version.source === 'offers' || version.fields.version !== undefined);
  const name = [version?.make.name, version?.model.name, version?.version?.name].filter(Boolean).join(' ');
  return isByCode && name ? `${name}: ${found}` : found;
}

/** Warnings about a value that can be changed here; what blocks is an error at its field. */
function isDoubt({ severity, field, code }: CheckItem): boolean {
  return severity === 'warns' && field !== null && !code.endsWith('-in-text') && code !== 'warranty-excluded';
}
