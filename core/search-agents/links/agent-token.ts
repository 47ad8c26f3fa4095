import { createHmac, timingSafeEqual } from 'node:crypto';
import { agentTokenForm } from '@kardan/contract/values/agent-token';

const idBytes = 16;
const signatureBytes = 16;

/**
 * What opens an agent's own page: its id, signed. Nothing is stored for it, so every mail can hold the link, and no list
 * of such rights can be stolen from the database. Neither address nor search can be read from it.
 */
export function sealAgentToken(searchAgentId: string, secret: string): string {
  const id = Buffer.from(searchAgentId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, signatureOf(id, secret)]).toString('base64url');
}

/** The agent that a token opens, or undefined when it is none of ours. */
export function openAgentToken(token: string, secret: string): string | undefined {
  if (!agentTokenForm.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  const [id, signature] = [bytes.subarray(0, idBytes), bytes.subarray(idBytes)];
  if (signature.length !== signatureBytes || !timingSafeEqual(signature, signatureOf(id, secret))) return undefined;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Named after its use, so that no other signature made with the secret can pass for it. */
function signatureOf(id: Buffer, secret: string): Buffer {
  return createHmac('sha256', secret).update('search agent page\0').update(id).digest().subarray(0, signatureBytes);
}
