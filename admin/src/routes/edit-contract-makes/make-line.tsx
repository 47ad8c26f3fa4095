import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { Checkbox } from '@kardan/ui/forms/checkbox.tsx';
import { useId } from 'react';
import { useCanEditProfile } from '#domain/profile/own-profile.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { MakeRow } from './make-rows.ts';

interface Props {
  row: MakeRow;
  onChange: (row: MakeRow) => void;
  onRemove: () => void;
}

/** A make and its kinds of contract. */
export function MakeLine({ row, onChange, onRemove }: Props) {
  const t = useTexts('makes');
  const id = useId();
  const canEdit = useCanEditProfile();
  return (
    <li className="flex items-center gap-3 border-t border-line py-2 first:border-0">
      {/* biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in a line with its boxes */}
      <div
        role="group"
        aria-labelledby={id}
        className="min-w-0 flex-1 items-center gap-x-6 md:grid md:grid-cols-[12rem_minmax(0,1fr)]"
      >
        <span id={id} className="block font-semi">
          {row.name}
        </span>
        <span className="flex flex-wrap items-center gap-x-6">
          {(['sales', 'service'] as const).map((kind) => (
            <Checkbox
              key={kind}
              label={t(kind)}
              checked={row[kind]}
              onChange={({ currentTarget }) => onChange({ ...row, [kind]: currentTarget.checked })}
            />
          ))}
          {!(row.sales || row.service) && <span className="text-xs text-text-2">{t('neither')}</span>}
        </span>
      </div>
      {canEdit && <IconButton icon="trash-2" label={t('remove', { make: row.name })} onClick={onRemove} />}
    </li>
  );
}
