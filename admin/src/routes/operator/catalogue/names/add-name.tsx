import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { catalogueKey, wordMeaningQuery } from '#domain/portal/catalogue.ts';
import { api } from '#lib/api/api.ts';
import { useDebounced } from '#lib/browser/use-debounced.ts';
import { TextField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { VehiclePicker } from '../vehicle-picker.tsx';
import { useFiltersInWords } from './use-filters-in-words.ts';

/** A word and what it is to mean; what it means today is said before it is sent. */
export function AddName() {
  const t = useTexts('portalCatalogue');
  const [word, setWord] = useState('');
  const [vehicle, setVehicle] = useState<string>();
  // Another key makes the choice empty again.
  const [added, setAdded] = useState(0);
  return (
    <Panel title={t('name.add')} intro={t('name.addIntro')}>
      <Form
        send={(value) => api.addColloquialName({ body: { word: value('word'), vehicle: vehicle ?? '' } })}
        stale={[catalogueKey]}
        clears
        onSent={({ word: sent, vehicles }) => {
          showToast({ text: t('name.added', { word: sent, name: vehicles[0]?.name ?? '' }) });
          setWord('');
          setVehicle(undefined);
          setAdded((before) => before + 1);
        }}
      >
        <TextField
          name="word"
          label={t('name.word')}
          required
          autoCapitalize="none"
          onInput={({ currentTarget }) => setWord(currentTarget.value.trim())}
        />
        <Meaning word={useDebounced(word)} />
        <VehiclePicker key={added} field="any" onChoose={setVehicle} />
        <div>
          <Submit disabled={vehicle === undefined}>{t('name.act')}</Submit>
        </div>
      </Form>
    </Panel>
  );
}

function Meaning({ word }: { word: string }) {
  const t = useTexts('portalCatalogue');
  const meaning = useQuery(wordMeaningQuery(word.length >= 2 ? word : undefined)).data;
  const words = useFiltersInWords(meaning?.filters ?? {});
  if (!meaning) return null;
  const told = meaning.understood
    ? t('name.meansNow', { word, meaning: words.join(', ') })
    : t('name.meansNothing', { word });
  return (
    <p role="status" className={meaning.fixed ? 'text-sm text-alert' : 'text-sm text-text-2'}>
      {meaning.fixed ? t('name.fixed', { word }) : told}
    </p>
  );
}
