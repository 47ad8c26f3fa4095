import { Button } from '@kardan/ui/actions/button.tsx';
import { Checkbox } from '@kardan/ui/forms/checkbox.tsx';
import { useState } from 'react';
import { Modal } from '#lib/page/modal.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  from: number;
  names: readonly string[];
  onCopy: (targets: number[]) => void;
  onClose: () => void;
}

const workdays = [0, 1, 2, 3, 4];

/** Which other days have the same hours; at first the other workdays. */
export function CopyDay({ from, names, onCopy, onClose }: Props) {
  const t = useTexts('hours');
  const c = useTexts('common');
  const [targets, setTargets] = useState(() => workdays.filter((day) => day !== from));
  const toggle = (day: number) =>
    setTargets((before) => (before.includes(day) ? before.filter((other) => other !== day) : [...before, day]));
  return (
    <Modal
      title={t('copyTitle', { day: names[from] ?? '' })}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="accent"
            onClick={() => {
              onCopy(targets);
              onClose();
            }}
          >
            {t('copyTo', { count: targets.length })}
          </Button>
          <Button onClick={onClose}>{c('cancel')}</Button>
        </>
      }
    >
      <div className="grid">
        {names.map((name, day) =>
          day === from ? null : (
            <Checkbox key={name} label={name} checked={targets.includes(day)} onChange={() => toggle(day)} />
          ),
        )}
      </div>
    </Modal>
  );
}
