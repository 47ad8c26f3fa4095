import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';

interface Props {
  /** There was no connection: nobody's fault. */
  offline?: boolean;
  /** Why it was not done, and what to do. */
  children: ReactNode;
  /** For questions to us: the request's id. */
  detail?: string | undefined;
}

/** In a form, above its button: what was typed is still there, and the button tries again. */
export function FormFailure({ offline = false, children, detail }: Props) {
  return (
    <div className="flex items-start gap-2.5 rounded-sm bg-alert-soft p-3 text-sm">
      <Icon name={offline ? 'wifi-off' : 'triangle-alert'} className="mt-0.5 text-alert" />
      <p>
        {children}
        {detail && <span className="mt-1 block text-2xs text-text-3">{detail}</span>}
      </p>
    </div>
  );
}
