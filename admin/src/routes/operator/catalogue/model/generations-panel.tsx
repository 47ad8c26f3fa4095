import type { CatalogueGeneration } from '@kardan/contract/calls/operator/catalogue';
import { Button } from '@kardan/ui/actions/button.tsx';
import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { Table } from '@kardan/ui/content/table.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useState } from 'react';
import { catalogueKey } from '#domain/portal/catalogue.ts';
import { api } from '#lib/api/api.ts';
import { TextField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { numberIn } from '../form-numbers.ts';
import { RowFlags } from '../row-flags.tsx';
import { yearsText } from '../years-text.ts';

interface Props {
  modelId: number;
  generations: readonly CatalogueGeneration[];
}

/** A model's generations: what „Golf 7“ means in years. */
export function GenerationsPanel({ modelId, generations }: Props) {
  const t = useTexts('portalCatalogue');
  const [edited, setEdited] = useState<CatalogueGeneration | 'new'>();
  return (
    <Panel
      title={t('generation.title')}
      intro={t('generation.intro')}
      actions={
        <Button icon="plus" onClick={() => setEdited('new')}>
          {t('generation.add')}
        </Button>
      }
    >
      {generations.length === 0 ? (
        <p className="text-sm text-text-2">{t('generation.none')}</p>
      ) : (
        <Table
          caption={t('generation.title')}
          rows={generations}
          keyOf={({ id }) => id}
          columns={[
            {
              id: 'name',
              header: t('generation.name'),
              main: true,
              cell: (generation) => (
                <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                  {generation.name} <RowFlags edited={generation.edited} />
                </span>
              ),
            },
            { id: 'years', header: t('built'), cell: (generation) => yearsText(generation) },
            {
              id: 'act',
              header: t('act'),
              numeric: true,
              cell: (generation) => (
                <IconButton
                  icon="pencil"
                  size="sm"
                  label={t('editNamed', { name: generation.name })}
                  onClick={() => setEdited(generation)}
                />
              ),
            },
          ]}
        />
      )}
      {edited && (
        <Modal
          title={edited === 'new' ? t('generation.add') : t('editNamed', { name: edited.name })}
          onClose={() => setEdited(undefined)}
        >
          <GenerationForm
            modelId={modelId}
            {...(edited !== 'new' && { generation: edited })}
            onSaved={() => setEdited(undefined)}
          />
        </Modal>
      )}
    </Panel>
  );
}

interface FormProps {
  modelId: number;
  generation?: CatalogueGeneration;
  onSaved: () => void;
}

function GenerationForm({ modelId, generation, onSaved }: FormProps) {
  const t = useTexts('portalCatalogue');
  return (
    <Form
      send={(value) => {
        const body = {
          name: value('name'),
          builtFrom: numberIn(value, 'builtFrom'),
          builtTo: numberIn(value, 'builtTo'),
        };
        return generation
          ? api.changeGeneration({
              params: { generationId: String(generation.id) },
              body,
              ifMatch: generation.revision,
            })
          : api.createGeneration({ params: { modelId: String(modelId) }, body });
      }}
      stale={[catalogueKey]}
      onSent={({ name }) => {
        showToast({ text: t('saved', { name }) });
        onSaved();
      }}
    >
      <TextField name="name" label={t('generation.name')} defaultValue={generation?.name} required />
      <TextField
        name="builtFrom"
        label={t('builtFrom')}
        inputMode="numeric"
        defaultValue={generation?.builtFrom ?? ''}
      />
      <TextField name="builtTo" label={t('builtTo')} inputMode="numeric" defaultValue={generation?.builtTo ?? ''} />
      <Submit>{t('save')}</Submit>
    </Form>
  );
}
