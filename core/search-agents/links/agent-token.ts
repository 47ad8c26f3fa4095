import { openSealedId, sealId } from '../../kernel/sealed-id.ts';

const use = 'search agent page';

/** What opens an agent's own page: its id, signed. Neither address nor search can be read from it. */
export function sealAgentToken(searchAgentId: string, secret: string): string {
  return sealId(searchAgentId, use, secret);
}

/** The agent that a token opens, or undefined when it is none of ours. */
export function openAgentToken(token: string, secret: string): string | undefined {
  return openSealedId(token, use, secret);
}
