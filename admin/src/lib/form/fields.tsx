import { Select } from '@kardan/ui/forms/select.tsx';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import type { ComponentProps } from 'react';
import { useIssue } from './form-context.ts';

type Named<Control extends typeof TextInput | typeof Select> = Omit<ComponentProps<Control>, 'error' | 'name'> & {
  name: string;
};

/** One line of text in a `Form`. */
export function TextField({ name, ...rest }: Named<typeof TextInput>) {
  return <TextInput {...rest} name={name} error={useIssue(name)} />;
}

/** One of several values in a `Form`. */
export function SelectField({ name, ...rest }: Named<typeof Select>) {
  return <Select {...rest} name={name} error={useIssue(name)} />;
}
