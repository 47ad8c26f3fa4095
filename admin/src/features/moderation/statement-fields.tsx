import { moderationWords, usualClauses } from '@kardan/contract/labels/moderation';
import {
  type ModerationGround,
  type ModerationTerritory,
  moderationBounds,
  moderationGrounds,
  moderationTerritories,
} from '@kardan/contract/values/moderation';
import { useId, useState } from 'react';
import { SelectField, TextareaField, TextField } from '#lib/form/fields.tsx';
import type { FormValues } from '#lib/form/form-values.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  factsHint?: string;
  /** Proposed to whoever states the reasons. */
  facts?: string;
  ground?: ModerationGround;
}

/** What a statement of reasons needs, as fields of a form. */
export function StatementFields({ factsHint, facts, ground: proposed = 'terms' }: Props) {
  const t = useTexts('statements');
  const words = moderationWords[useLocale()];
  const listId = useId();
  const [ground, setGround] = useState<ModerationGround>(proposed);
  return (
    <>
      <div className="grid gap-3 md:grid-cols-2">
        <SelectField
          name="ground"
          label={t('ground')}
          defaultValue={proposed}
          onChange={({ currentTarget }) => setGround(currentTarget.value as ModerationGround)}
          options={moderationGrounds.map((value) => ({ value, label: words.ground[value] }))}
        />
        <SelectField
          name="territory"
          label={t('territory')}
          defaultValue="everywhere"
          options={moderationTerritories.map((value) => ({ value, label: words.territory[value] }))}
        />
      </div>
      <TextField
        name="clause"
        label={t('clause')}
        hint={t('clauseHint')}
        list={listId}
        maxLength={moderationBounds.clause}
        autoComplete="off"
        required
      />
      <datalist id={listId}>
        {usualClauses[ground].map((clause) => (
          <option key={clause} value={clause} />
        ))}
      </datalist>
      <TextareaField
        name="facts"
        label={t('facts')}
        {...(factsHint && { hint: factsHint })}
        defaultValue={facts}
        rows={5}
        maxLength={moderationBounds.text}
        required
      />
    </>
  );
}

/** What stands in these fields. */
export function statementOf(value: FormValues) {
  return {
    facts: value('facts'),
    clause: value('clause'),
    ground: value('ground') as ModerationGround,
    territory: value('territory') as ModerationTerritory,
  };
}
