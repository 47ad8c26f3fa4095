import { classes } from '@kardan/ui/classes.ts';
import { useId } from 'react';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { Fields } from './front-matter.ts';

/** What visitors get at most of each; references count by what they print. */
const mostCharacters = { title: 70, lead: 220 };
/** What is stored at most, with references as written. */
const mostStored = { title: 110, lead: 320 };

interface Props {
  fields: Fields;
  onChange: (name: string, value: string) => void;
}

/** Title and lead, as large as they will be. */
export function HeadFields(props: Props) {
  return (
    <div className="grid gap-2">
      <GrowingField
        {...props}
        name="title"
        className="wide text-[clamp(1.625rem,1.2rem+1.5vw,2.125rem)] leading-[1.15] font-bold"
      />
      <GrowingField {...props} name="lead" className="text-lg leading-snug text-text-2" />
    </div>
  );
}

function GrowingField({ name, fields, onChange, className }: Props & { name: 'title' | 'lead'; className: string }) {
  const t = useTexts('portalText');
  const id = useId();
  const value = fields[name] ?? '';
  const { length } = value.replaceAll(/\{\{[^{}]*\}\}/g, '00000');
  const isLong = length > mostCharacters[name];
  return (
    <div>
      <label htmlFor={id} className="flex justify-between gap-3 text-2xs text-text-3">
        {t(`field.${name}`)}
        <span className={isLong ? 'text-alert' : undefined}>
          {t('characters', { count: length, max: mostCharacters[name] })}
        </span>
      </label>
      <textarea
        id={id}
        rows={1}
        value={value}
        maxLength={mostStored[name]}
        aria-invalid={isLong || undefined}
        // One line, however it is shown.
        onChange={({ currentTarget }) => onChange(name, currentTarget.value.replaceAll(/\s*\n\s*/g, ' '))}
        className={classes(
          'block field-sizing-content w-full resize-none rounded-sm bg-transparent [overflow-wrap:anywhere] outline-offset-4',
          className,
        )}
      />
    </div>
  );
}
