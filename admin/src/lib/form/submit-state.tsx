import { Button } from '@kardan/ui/actions/button.tsx';
import { type ComponentProps, createContext, useContext } from 'react';
import { useTexts } from '../texts/use-texts.ts';

/** How far the form around it is. */
export const SubmitState = createContext({ busy: false, isDirty: false });

/** The button that sends the form around it. */
export function Submit(props: Omit<ComponentProps<typeof Button>, 'type' | 'busy' | 'busyLabel'>) {
  const t = useTexts('common');
  const { busy } = useContext(SubmitState);
  return <Button variant="accent" {...props} type="submit" busy={busy} busyLabel={t('sending')} />;
}
