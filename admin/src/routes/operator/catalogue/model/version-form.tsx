import type { CatalogueGeneration } from '@kardan/contract/calls/operator/catalogue';
import type { OperatorVersion } from '@kardan/contract/calls/operator/versions';
import { listingFieldLabels } from '@kardan/contract/labels/listing-fields';
import { listingField } from '@kardan/contract/listing-fields';
import { Checkbox } from '@kardan/ui/forms/checkbox.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { optionText } from '#domain/listing/field-words.ts';
import { catalogueKey } from '#domain/portal/catalogue.ts';
import { api } from '#lib/api/api.ts';
import { SelectField, TextField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import type { FormValues } from '#lib/form/form-values.ts';
import { Submit } from '#lib/form/submit-state.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { isChecked, numberIn } from '../form-numbers.ts';

const choices = ['body', 'fuel', 'gearbox', 'drive', 'consumptionNorm'] as const;
const numbers = [
  'powerKw',
  'continuousPowerKw',
  'combustionPowerKw',
  'displacementCcm',
  'cylinders',
  'batteryKwh',
  'rangeKm',
  'consumptionL',
  'consumptionKwh',
  'co2GPerKm',
  'kerbWeightKg',
  'doors',
  'seats',
] as const;
const optionalChoices: readonly string[] = ['drive', 'consumptionNorm'];

interface Props {
  modelId: number;
  generations: readonly CatalogueGeneration[];
  version?: OperatorVersion;
  /** A code that a new version is to have. */
  nationalCode?: string;
  onSaved: () => void;
}

/** A new version of a model, or what is changed of one; fields are called as in a car's data sheet. */
export function VersionForm({ modelId, generations, version, nationalCode, onSaved }: Props) {
  const t = useTexts('portalCatalogue');
  const locale = useLocale();
  const labels = listingFieldLabels[locale];
  return (
    <Form
      send={(value) => {
        const body = bodyOf(value);
        return version
          ? api.changeVersion({ params: { versionId: String(version.id) }, body, ifMatch: version.revision })
          : api.createVersion({ params: { modelId: String(modelId) }, body });
      }}
      stale={[catalogueKey]}
      onSent={({ name }) => {
        showToast({ text: t('saved', { name }) });
        onSaved();
      }}
      className="grid-cols-2 md:grid-cols-4"
    >
      <div className="col-span-2">
        <TextField name="name" label={t('version.name')} defaultValue={version?.name} required />
      </div>
      <TextField
        name="nationalCode"
        label={labels.nationalCode}
        inputMode="numeric"
        maxLength={6}
        defaultValue={version?.nationalCode ?? nationalCode ?? ''}
      />
      <SelectField
        name="generationId"
        label={t('generation.name')}
        placeholder="–"
        defaultValue={version?.generationId ?? ''}
        options={generations.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      {choices.map((key) => {
        const field = listingField(key);
        const values = field.kind === 'options' ? field.values : [];
        return (
          <SelectField
            key={key}
            name={key}
            label={labels[key]}
            {...(optionalChoices.includes(key) && { placeholder: '–' })}
            defaultValue={version?.[key] ?? ''}
            options={values.map((value) => ({ value, label: optionText(key, value, locale) }))}
          />
        );
      })}
      {numbers.map((key) => {
        const field = listingField(key);
        const unit = field.kind === 'whole' || field.kind === 'decimal' ? field.unit : '';
        return (
          <TextField
            key={key}
            name={key}
            label={labels[key]}
            inputMode={field.kind === 'decimal' ? 'decimal' : 'numeric'}
            {...(unit !== '' && { unit })}
            defaultValue={written(version?.[key])}
            required={key === 'powerKw'}
          />
        );
      })}
      <TextField
        name="priceNewEur"
        label={t('version.price')}
        inputMode="numeric"
        unit="€"
        defaultValue={written(version?.priceNewEur)}
      />
      <TextField
        name="builtFrom"
        label={t('builtFrom')}
        inputMode="numeric"
        defaultValue={written(version?.builtFrom)}
      />
      <TextField name="builtTo" label={t('builtTo')} inputMode="numeric" defaultValue={written(version?.builtTo)} />
      <div className="col-span-full flex flex-wrap items-center justify-between gap-3">
        {version ? <Checkbox name="hidden" label={t('hide')} checked={version.hidden} /> : <span />}
        <Submit>{t('save')}</Submit>
      </div>
    </Form>
  );
}

function written(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value).replace('.', ',');
}

function bodyOf(value: FormValues) {
  const figures = Object.fromEntries(numbers.map((key) => [key, numberIn(value, key)])) as Record<
    (typeof numbers)[number],
    number | null
  >;
  return {
    ...figures,
    powerKw: figures.powerKw ?? 0,
    name: value('name'),
    generationId: numberIn(value, 'generationId'),
    body: value('body') as OperatorVersion['body'],
    fuel: value('fuel') as OperatorVersion['fuel'],
    gearbox: value('gearbox') as OperatorVersion['gearbox'],
    drive: (value('drive') || null) as OperatorVersion['drive'],
    consumptionNorm: (value('consumptionNorm') || null) as OperatorVersion['consumptionNorm'],
    priceNewEur: numberIn(value, 'priceNewEur'),
    builtFrom: numberIn(value, 'builtFrom'),
    builtTo: numberIn(value, 'builtTo'),
    nationalCode: value('nationalCode') || null,
    hidden: isChecked(value, 'hidden'),
  };
}
