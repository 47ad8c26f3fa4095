import { Select } from '@kardan/ui/forms/select.tsx';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { Textarea } from '@kardan/ui/forms/textarea.tsx';
import type { ComponentProps } from 'react';
import { useIssue } from './form-context.ts';

type Named<Control extends typeof TextInput | typeof Textarea | typeof Select> = Omit<
  ComponentProps<Control>,
  'error' | 'name'
> & {
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

/** An address of a mail box, as it is typed on any keyboard; the name of an account unless said otherwise. */
export function EmailField(props: Omit<Named<typeof TextInput>, 'name' | 'type'>) {
  return (
    <TextField
      autoComplete="username"
      {...props}
      name="email"
      type="email"
      required
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

/** Several lines of text in a `Form`. */
export function TextareaField({ name, ...rest }: Named<typeof Textarea>) {
  return <Textarea {...rest} name={name} error={useIssue(name)} />;
}
