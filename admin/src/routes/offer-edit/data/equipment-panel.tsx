import { equipmentGroupLabels, equipmentLabels } from '@kardan/contract/labels/equipment';
import { type EquipmentKey, equipmentGroups } from '@kardan/contract/values/equipment';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Checkbox } from '@kardan/ui/forms/checkbox.tsx';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useState } from 'react';
import { Modal } from '#lib/page/modal.tsx';
import { foldText } from '#lib/pick/match-words.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { useEditor } from '../saving/use-editor.ts';
import { GroupPanel } from './group-panel.tsx';

const chip =
  'inline-flex min-h-9 items-center gap-2 rounded-sm border px-3 text-xs font-medium pointer-coarse:min-h-11 hover:border-line-hover';

/** What the car has, as chips that go with one press, and the whole list behind a button. */
export function EquipmentPanel({ proposed, ofCars }: { proposed: readonly EquipmentKey[]; ofCars: number }) {
  const t = useTexts('car');
  const locale = useLocale();
  const { fields, edit, isReadOnly } = useEditor();
  const [isPicking, setPicking] = useState(false);
  const chosen = fields.equipment ?? [];
  const set = (item: EquipmentKey, has: boolean) =>
    edit('equipment', has ? [...chosen, item] : chosen.filter((other) => other !== item));
  return (
    <GroupPanel id="field-equipment" title={t('equipment.title')} note={t('equipment.count', { count: chosen.length })}>
      <ul className="flex flex-wrap gap-2" data-field="equipment">
        {chosen.map((item) => (
          <li key={item}>
            <button
              type="button"
              disabled={isReadOnly}
              aria-label={t('equipment.remove', { item: equipmentLabels[locale][item] })}
              onClick={() => set(item, false)}
              className={`${chip} border-line-strong`}
            >
              {equipmentLabels[locale][item]}
              <Icon name="x" size={14} className="text-text-3" />
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            disabled={isReadOnly}
            aria-haspopup="dialog"
            onClick={() => setPicking(true)}
            className={`${chip} border-dashed border-accent-line text-accent-text`}
          >
            <Icon name="plus" size={14} />
            {t('equipment.add')}
          </button>
        </li>
      </ul>
      {proposed.length > 0 && !isReadOnly && (
        <div className="mt-4 border-t border-line pt-3.5">
          <p className="mb-2 text-xs text-text-2">{t('equipment.proposed', { count: ofCars })}</p>
          <ul className="flex flex-wrap gap-2">
            {proposed.map((item) => (
              <li key={item}>
                <button
                  type="button"
                  onClick={() => set(item, true)}
                  className={`${chip} border-dashed border-accent-line`}
                >
                  <Icon name="plus" size={14} className="text-accent-text" />
                  {equipmentLabels[locale][item]}
                </button>
              </li>
            ))}
            {proposed.length > 1 && (
              <li>
                <button
                  type="button"
                  onClick={() => edit('equipment', [...chosen, ...proposed])}
                  className={`${chip} border-transparent text-accent-text`}
                >
                  {t('equipment.takeAll')}
                </button>
              </li>
            )}
          </ul>
        </div>
      )}
      {isPicking && <EquipmentPicker chosen={chosen} onSet={set} onClose={() => setPicking(false)} />}
    </GroupPanel>
  );
}

interface PickerProps {
  chosen: readonly EquipmentKey[];
  onSet: (item: EquipmentKey, has: boolean) => void;
  onClose: () => void;
}

function EquipmentPicker({ chosen, onSet, onClose }: PickerProps) {
  const t = useTexts('car');
  const locale = useLocale();
  const [words, setWords] = useState('');
  const groups = equipmentGroups
    .map(({ key, items }) => ({
      key,
      items: (items as readonly EquipmentKey[]).filter((item) =>
        foldText(equipmentLabels[locale][item]).includes(foldText(words.trim())),
      ),
    }))
    .filter(({ items }) => items.length > 0);
  return (
    <Modal
      title={t('equipment.title')}
      onClose={onClose}
      footer={
        <Button variant="inverse" full onClick={onClose}>
          {t('equipment.done', { count: chosen.length })}
        </Button>
      }
    >
      <TextInput
        label={t('equipment.search')}
        type="search"
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <p role="status" className={groups.length > 0 ? 'sr-only' : 'mt-4 text-sm text-text-2'}>
        {groups.length > 0 ? '' : t('equipment.none')}
      </p>
      {groups.map(({ key, items }) => (
        <fieldset key={key} className="mt-4">
          <legend className="mb-1 text-sm font-semi">{equipmentGroupLabels[locale][key]}</legend>
          <div className="grid md:grid-cols-2">
            {items.map((item) => (
              <Checkbox
                key={item}
                label={equipmentLabels[locale][item]}
                checked={chosen.includes(item)}
                onChange={({ currentTarget }) => onSet(item, currentTarget.checked)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </Modal>
  );
}
