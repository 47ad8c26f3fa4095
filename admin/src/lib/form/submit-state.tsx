import { Button } from '@kardan/ui/actions/button.tsx';
import { type ComponentProps, createContext, useContext } from 'react';
import { useIsRunning } from '../browser/use-is-running.ts';
import { useTexts } from '../texts/use-texts.ts';

/** How far the form around it is. */
export const SubmitState = createContext<{
  busy: boolean;
  error: Error | null;
  /** Something was changed by other means than typing: the form asks before it is left. */
  touch: () => void;
}>({ busy: false, error: null, touch: () => undefined });

/** The button that sends the form around it. */
export function Submit(props: Omit<ComponentProps<typeof Button>, 'type' | 'busy' | 'busyLabel'>) {
  const t = useTexts('common');
  const { busy } = useContext(SubmitState);
  // Before that the browser itself would send the form, with the password in an address.
  const type = useIsRunning() ? 'submit' : 'button';
  return <Button variant="accent" {...props} type={type} busy={busy} busyLabel={t('sending')} />;
}
