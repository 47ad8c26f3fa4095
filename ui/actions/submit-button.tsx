'use client';

import type { ComponentProps } from 'react';
import { useFormStatus } from 'react-dom';
import { Button } from './button.tsx';

/** The button of a form with an action: busy while the form is being sent. */
export function SubmitButton({ variant = 'accent', ...rest }: Omit<ComponentProps<typeof Button>, 'type' | 'busy'>) {
  const { pending } = useFormStatus();
  return <Button {...rest} variant={variant} type="submit" busy={pending} />;
}
