import type { Language } from '@kardan/contract/values/identifiers';
import { SelectField } from './fields.tsx';

/** Each by its own name: whoever looks for theirs may not read the other. */
const languages: { value: Language; label: string }[] = [
  { value: 'de-AT', label: 'Deutsch' },
  { value: 'en', label: 'English' },
];

/** The language that we write to somebody in, as `language` of a `Form`. */
export function LanguageField({ label, defaultValue }: { label: string; defaultValue: Language }) {
  return <SelectField name="language" label={label} options={languages} defaultValue={defaultValue} />;
}
