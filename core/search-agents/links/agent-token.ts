import { timingSafeEqual } from 'node:crypto';
import { agentTokenForm } from '@kardan/contract/values/agent-token';
import { keyedHash } from '../../kernel/keyed-hash.ts';
import { bytesOfUuid, uuidOfBytes } from '../../kernel/uuid-bytes.ts';

const idBytes = 16;
const signatureBytes = 16;

/**
 * What opens an agent's own page: its id, signed. Nothing is stored for it, so every mail can hold the link, and no list
 * of such rights can be stolen from the database. Neither address nor search can be read from it.
 */
export function sealAgentToken(searchAgentId: string, secret: string): string {
  const id = bytesOfUuid(searchAgentId);
  return Buffer.concat([id, signatureOf(id, secret)]).toString('base64url');
}

/** The agent that a token opens, or undefined when it is none of ours. */
export function openAgentToken(token: string, secret: string): string | undefined {
  if (!agentTokenForm.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  const [id, signature] = [bytes.subarray(0, idBytes), bytes.subarray(idBytes)];
  if (signature.length !== signatureBytes || !timingSafeEqual(signature, signatureOf(id, secret))) return undefined;
  return uuidOfBytes(id);
}

function signatureOf(id: Buffer, secret: string): Buffer {
  return keyedHash(secret, 'search agent page', id).subarray(0, signatureBytes);
}
