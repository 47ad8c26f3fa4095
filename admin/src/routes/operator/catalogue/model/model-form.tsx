import type { CatalogueModel } from '@kardan/contract/calls/operator/catalogue';
import { Checkbox } from '@kardan/ui/forms/checkbox.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useState } from 'react';
import { catalogueKey } from '#domain/portal/catalogue.ts';
import { api } from '#lib/api/api.ts';
import { TextField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { isChecked, numberIn, slugOf } from '../form-numbers.ts';

interface Props {
  makeId: number;
  model?: CatalogueModel;
  onSaved?: (model: CatalogueModel) => void;
}

/** A new model of a make, or what is changed of one. */
export function ModelForm({ makeId, model, onSaved }: Props) {
  const t = useTexts('portalCatalogue');
  const [proposed, setProposed] = useState('');
  return (
    <Form
      key={model?.revision}
      send={(value) => {
        const body = {
          name: value('name'),
          slug: value('slug') || slugOf(value('name')),
          builtFrom: numberIn(value, 'builtFrom'),
          builtTo: numberIn(value, 'builtTo'),
          hidden: isChecked(value, 'hidden'),
        };
        return model
          ? api.changeModel({ params: { modelId: String(model.id) }, body, ifMatch: model.revision })
          : api.createModel({ params: { makeId: String(makeId) }, body });
      }}
      stale={[catalogueKey]}
      onSent={(saved) => {
        showToast({ text: t(model ? 'saved' : 'model.added', { name: saved.name }) });
        onSaved?.(saved);
      }}
      className="md:grid-cols-2"
    >
      <TextField
        name="name"
        label={t('model.name')}
        defaultValue={model?.name}
        required
        onInput={({ currentTarget }) => !model && setProposed(slugOf(currentTarget.value))}
      />
      <TextField
        name="slug"
        label={t('slug')}
        hint={model ? t('slugHint') : undefined}
        defaultValue={model?.slug}
        placeholder={proposed}
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField name="builtFrom" label={t('builtFrom')} inputMode="numeric" defaultValue={model?.builtFrom ?? ''} />
      <TextField name="builtTo" label={t('builtTo')} inputMode="numeric" defaultValue={model?.builtTo ?? ''} />
      <div className="flex flex-wrap items-center justify-between gap-3 md:col-span-2">
        {model ? <Checkbox name="hidden" label={t('hide')} checked={model.hidden} /> : <span />}
        <Submit>{t(model ? 'save' : 'model.add')}</Submit>
      </div>
    </Form>
  );
}
