import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useId } from 'react';
import { type Stretch, stretchIssue } from '#domain/profile/week.ts';
import { useIssue } from '#lib/form/form-context.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { TimeInput } from './time-input.tsx';

interface Props {
  /** How the API calls it: `week.3`. */
  name: string;
  /** What the fields are read as: Montag, or Montag nach der Pause. */
  label: string;
  stretches: readonly Stretch[];
  place: number;
  onChange: (stretch: Stretch) => void;
  onRemove?: () => void;
}

/** From when until when, and what is wrong with it. */
export function StretchFields({ name, label, stretches, place, onChange, onRemove }: Props) {
  const t = useTexts('hours');
  const id = useId();
  const { opens = '', closes = '' } = stretches[place] ?? {};
  const refused = [useIssue(`${name}.opens`), useIssue(`${name}.closes`)].find((issue) => issue !== undefined);
  const found = stretchIssue(stretches, place);
  const issue = refused ?? (found && t(`issue.${found}`));
  const shared = { isWrong: issue !== undefined, describedBy: issue ? id : undefined };
  return (
    <div>
      <div className="flex items-center gap-1.5">
        <TimeInput
          {...shared}
          name={`${name}.opens`}
          label={t('opens', { day: label })}
          value={opens}
          onChange={(time) => onChange({ opens: time, closes })}
        />
        <span aria-hidden="true" className="text-text-3">
          –
        </span>
        <TimeInput
          {...shared}
          name={`${name}.closes`}
          label={t('closes', { day: label })}
          value={closes}
          onChange={(time) => onChange({ opens, closes: time })}
        />
        {onRemove && <IconButton icon="x" size="sm" label={t('removeBreak', { day: label })} onClick={onRemove} />}
      </div>
      {issue && (
        <p id={id} className="mt-1.5 flex items-start gap-1.5 text-xs text-alert">
          <Icon name="circle-alert" className="mt-0.5" />
          {issue}
        </p>
      )}
    </div>
  );
}
