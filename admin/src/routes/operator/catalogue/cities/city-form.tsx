import type { OperatorCity } from '@kardan/contract/calls/operator/cities';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useQuery } from '@tanstack/react-query';
import { catalogueKey } from '#domain/portal/catalogue.ts';
import { districtsQuery } from '#features/districts/districts.ts';
import { api } from '#lib/api/api.ts';
import { SelectField, TextField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { numberIn } from '../form-numbers.ts';

/** A new place, or what is changed of one. */
export function CityForm({ city, onSaved }: { city?: OperatorCity; onSaved: () => void }) {
  const t = useTexts('portalCatalogue');
  const districts = useQuery(districtsQuery(useLocale())).data ?? [];
  const regions = Map.groupBy(districts, ({ region }) => region.name);
  return (
    <Form
      // Districts come after the form: the browser's select holds no value that it has no option for.
      key={districts.length}
      send={(value) => {
        const body = {
          postcode: value('postcode'),
          name: value('name'),
          ...(value('slug') && { slug: value('slug') }),
          districtId: Number(value('districtId')),
          municipalityCode: numberIn(value, 'municipalityCode'),
          latitude: Number(value('latitude').replace(',', '.')),
          longitude: Number(value('longitude').replace(',', '.')),
          population: numberIn(value, 'population'),
        };
        return city
          ? api.updateCity({ params: { id: String(city.id) }, body, ifMatch: city.revision })
          : api.createCity({ body });
      }}
      stale={[catalogueKey]}
      onSent={({ name }) => {
        showToast({ text: t('saved', { name }) });
        onSaved();
      }}
      className="grid-cols-2"
    >
      <TextField
        name="postcode"
        label={t('city.postcode')}
        inputMode="numeric"
        defaultValue={city?.postcode}
        required
      />
      <TextField name="name" label={t('city.name')} defaultValue={city?.name} required />
      <div className="col-span-2">
        <SelectField
          name="districtId"
          label={t('city.district')}
          placeholder={t('city.choose')}
          defaultValue={city?.districtId}
          required
          options={[...regions].map(([label, all]) => ({
            label,
            options: all.map(({ id, name }) => ({ value: String(id), label: name })),
          }))}
        />
      </div>
      <TextField
        name="latitude"
        label={t('city.latitude')}
        inputMode="decimal"
        defaultValue={city?.latitude}
        required
      />
      <TextField
        name="longitude"
        label={t('city.longitude')}
        inputMode="decimal"
        defaultValue={city?.longitude}
        required
      />
      <TextField
        name="municipalityCode"
        label={t('city.municipalityCode')}
        inputMode="numeric"
        defaultValue={city?.municipalityCode ?? ''}
      />
      <TextField
        name="population"
        label={t('city.population')}
        inputMode="numeric"
        defaultValue={city?.population ?? ''}
      />
      <div className="col-span-2">
        <TextField
          name="slug"
          label={t('slug')}
          hint={city ? t('slugHint') : t('city.slugHint')}
          defaultValue={city?.slug}
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <div className="col-span-2 flex justify-end">
        <Submit>{t(city ? 'save' : 'city.add')}</Submit>
      </div>
    </Form>
  );
}
