'use client';

import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { type ComponentType, useEffect, useState } from 'react';
import { type AgentBeingChanged, agentBeingChanged, forgetAgent } from '../own/change/agent-being-changed.ts';
import type { TakeOverNoticeProps } from './take-over-notice.tsx';

interface Props {
  filters: SearchFilters;
  agentHref: string;
}

interface Offer {
  agent: AgentBeingChanged;
  OfferNotice: ComponentType<TakeOverNoticeProps>;
}

/** For who came here from an agent's own page to change what it looks for; nobody else loads what it takes. */
export function TakeOver({ filters, agentHref }: Props) {
  const [offer, setOffer] = useState<Offer>();
  useEffect(() => {
    const agent = agentBeingChanged();
    if (!agent) return;
    import('./take-over-notice.tsx').then(
      ({ TakeOverNotice }) => setOffer({ agent, OfferNotice: TakeOverNotice }),
      () => undefined,
    );
  }, []);
  if (!offer) return null;
  const forget = () => {
    forgetAgent();
    setOffer(undefined);
  };
  return <offer.OfferNotice agent={offer.agent} filters={filters} agentHref={agentHref} onForget={forget} />;
}
