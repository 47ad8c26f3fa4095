import { classes } from '@kardan/ui/classes.ts';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** Over both columns. */
  wide?: boolean;
  children: ReactNode;
}

/** The inputs of one filter under its name. */
export function FieldGroup({ title, wide = false, children }: Props) {
  return (
    <fieldset className={classes('relative min-w-0', wide && 'md:col-span-2')}>
      <legend className="mb-2 text-sm font-semi">{title}</legend>
      {children}
    </fieldset>
  );
}
