import type { CatalogueMake } from '@kardan/contract/calls/operator/catalogue';
import { makeKinds } from '@kardan/contract/values/catalogue';
import { Checkbox } from '@kardan/ui/forms/checkbox.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useState } from 'react';
import { catalogueKey } from '#domain/portal/catalogue.ts';
import { api } from '#lib/api/api.ts';
import { SelectField, TextField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { isChecked, slugOf } from '../form-numbers.ts';

/** A new make, or what is changed of one. */
export function MakeForm({ make, onSaved }: { make?: CatalogueMake; onSaved?: (make: CatalogueMake) => void }) {
  const t = useTexts('portalCatalogue');
  const [proposed, setProposed] = useState('');
  return (
    <Form
      // What was saved is what the next change is based on.
      key={make?.revision}
      send={(value) => {
        const body = {
          name: value('name'),
          slug: value('slug') || slugOf(value('name')),
          country: value('country').toUpperCase() || null,
          kind: value('kind') as CatalogueMake['kind'],
          hidden: isChecked(value, 'hidden'),
        };
        return make
          ? api.changeMake({ params: { makeId: String(make.id) }, body, ifMatch: make.revision })
          : api.createMake({ body });
      }}
      stale={[catalogueKey]}
      onSent={(saved) => {
        showToast({ text: t(make ? 'saved' : 'make.added', { name: saved.name }) });
        onSaved?.(saved);
      }}
      className="md:grid-cols-2"
    >
      <TextField
        name="name"
        label={t('make.name')}
        defaultValue={make?.name}
        required
        onInput={({ currentTarget }) => !make && setProposed(slugOf(currentTarget.value))}
      />
      <TextField
        name="slug"
        label={t('slug')}
        hint={make ? t('slugHint') : undefined}
        defaultValue={make?.slug}
        placeholder={proposed}
        autoCapitalize="none"
        spellCheck={false}
      />
      <SelectField
        name="kind"
        label={t('make.kind')}
        defaultValue={make?.kind ?? 'volume'}
        options={makeKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
      />
      <TextField
        name="country"
        label={t('make.country')}
        hint={t('make.countryHint')}
        defaultValue={make?.country ?? ''}
        maxLength={2}
      />
      <div className="flex flex-wrap items-center justify-between gap-3 md:col-span-2">
        {make ? <Checkbox name="hidden" label={t('hide')} checked={make.hidden} /> : <span />}
        <Submit>{t(make ? 'save' : 'make.add')}</Submit>
      </div>
    </Form>
  );
}
