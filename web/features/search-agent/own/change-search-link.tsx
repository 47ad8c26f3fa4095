'use client';

import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import type { ReactNode } from 'react';
import { type AgentBeingChanged, rememberAgent } from './change/agent-being-changed.ts';

interface Props {
  agent: AgentBeingChanged;
  /** Where the search can be changed. */
  href: string;
  children: ReactNode;
}

/** Leads to the search; what is searched for then can be taken over by this agent. */
export function ChangeSearchLink({ agent, href, children }: Props) {
  return (
    <LinkButton href={href} icon="pencil" onClick={() => rememberAgent(agent)}>
      {children}
    </LinkButton>
  );
}
