import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { type ComponentProps, useState } from 'react';
import { useIssue } from '#lib/form/form-context.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { judgeField, looksMistyped } from '../judge-field.ts';

type Props = Omit<ComponentProps<typeof TextInput>, 'error' | 'name' | 'onBlur' | 'onChange' | 'tone'> & {
  name: string;
};

/** A number that is judged as it is typed: wrong once the field is left, right as soon as it is. */
export function JudgedField({ name, hint, ...rest }: Props) {
  const t = useTexts('newDealer');
  const issue = useIssue(name);
  const [typed, setTyped] = useState('');
  const [wasLeft, setLeft] = useState(false);
  const judgement = wasLeft ? judgeField(name, typed) : undefined;
  const isOdd = wasLeft && name === 'company.companyRegisterNumber' && looksMistyped(typed);
  const error = judgement ? t(`wrong.${judgement}`) : issue;
  return (
    <TextInput
      {...rest}
      name={name}
      hint={isOdd ? t('registerOdd') : hint}
      {...(error && { error })}
      {...(isOdd && !error && { tone: 'check' as const })}
      onChange={({ currentTarget }) => setTyped(currentTarget.value.trim())}
      onBlur={({ currentTarget }) => {
        setTyped(currentTarget.value.trim());
        setLeft(true);
      }}
    />
  );
}
