'use client';

import { apiPrefix } from '@kardan/contract/calls/call';
import { useLocale } from '@kardan/ui/texts/texts-provider.tsx';
import type { ReactNode, SubmitEvent } from 'react';

interface Props {
  token: string;
  call: 'filters' | 'settings' | 'pause' | 'resume' | 'unsubscribe';
  onSubmit?: () => void;
  className?: string;
  children: ReactNode;
}

/** A form to the agent's own calls. Without a script it is sent as it is, and the answer leads back to the page. */
export function OwnForm({ token, call, onSubmit, className, children }: Props) {
  const locale = useLocale();
  const submit = (event: SubmitEvent) => {
    if (!onSubmit) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      method="post"
      action={`${apiPrefix}/search-agent/own/${encodeURIComponent(token)}/${call}`}
      onSubmit={submit}
      // What a browser fills in from an earlier visit is not what the agent does.
      autoComplete="off"
      className={className}
    >
      <input type="hidden" name="page" value={locale} />
      {children}
    </form>
  );
}
