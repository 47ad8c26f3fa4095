import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { AgentEvent, AgentFrequency, ConsentTextVersion } from '@kardan/contract/values/search-agent';
import type { Locale } from '@kardan/ui/texts/locales.ts';

/** What is wrong with which field, as the name of a text. */
export type AgentErrors = { [Field in 'email' | 'events' | 'consent']?: `form.error.${Field}` };

/** Everything of a search agent but the proof that a browser took its time over it. */
export interface TypedAgent {
  filters: SearchFilters;
  email: string;
  frequency: AgentFrequency;
  events: AgentEvent[];
  language: Locale;
  consentTextVersion: ConsentTextVersion;
  consent: true;
  homepage?: string;
}

/** Something before and after an @, and a dot in what comes after: the rest the API knows better. */
const mayBeAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is missing before anybody has to be asked. */
export function agentErrors(data: FormData): AgentErrors {
  return {
    ...(!mayBeAddress.test(text(data, 'email')) && { email: 'form.error.email' }),
    ...(data.getAll('events').length === 0 && { events: 'form.error.events' }),
    ...(!data.get('consent') && { consent: 'form.error.consent' }),
  };
}

export function typedAgent(
  data: FormData,
  rest: Pick<TypedAgent, 'filters' | 'language' | 'consentTextVersion'>,
): TypedAgent {
  return {
    ...rest,
    email: text(data, 'email'),
    frequency: text(data, 'frequency') as AgentFrequency,
    events: data.getAll('events') as AgentEvent[],
    consent: true,
    ...(text(data, 'homepage') && { homepage: text(data, 'homepage') }),
  };
}

function text(data: FormData, name: string): string {
  return String(data.get(name) ?? '').trim();
}
