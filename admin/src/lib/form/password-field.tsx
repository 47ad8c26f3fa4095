import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { classes } from '@kardan/ui/classes.ts';
import { Field, fieldAria, valueClasses } from '@kardan/ui/forms/field.tsx';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { useIssue } from './form-context.ts';

interface Props {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: ReactNode;
  maxLength?: number;
}

/** A password in a `Form`, which can be shown: people who see what they type choose longer ones. */
export function PasswordField({ name, label, autoComplete, hint, maxLength = 1_000 }: Props) {
  const t = useTexts('common');
  const id = useId();
  const error = useIssue(name);
  const [isShown, setShown] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        {...fieldAria(id, { hint, error })}
        type={isShown ? 'text' : 'password'}
        name={name}
        required
        maxLength={maxLength}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        className={classes(valueClasses, 'h-6 pr-10')}
      />
      <IconButton
        icon={isShown ? 'eye-off' : 'eye'}
        label={t('password.show')}
        pressed={isShown}
        onClick={() => setShown(!isShown)}
        className="absolute! top-0.75 right-0.5"
      />
    </Field>
  );
}
