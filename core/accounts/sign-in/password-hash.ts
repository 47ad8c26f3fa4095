import { hash, verify } from '@node-rs/argon2';
import { createTurns } from '../../kernel/turns.ts';

/** OWASP's least for argon2id (19 MiB, twice); 12 ms a check on one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Two at a time are 160 checks a second, far more than people sign in. More side by side would take all threads of the process and
 * all cores of a small machine from everybody else, whenever somebody tries passwords from many addresses.
 */
const turns = createTurns({ maxInFlight: 2, maxWaitMs: 1_000 });

export function hashPassword(password: string): Promise<string> {
  return turns.run(() => hash(password, cost));
}

/** What is compared with where there is no password: it takes as long, and no password fits. */
let nobody: Promise<string> | undefined;

/** Whether the password is the right one; a missing hash takes as long as a wrong password. */
export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword(crypto.randomUUID());
  const compared = passwordHash ?? (await nobody);
  const isRight = await turns.run(() => verify(compared, password));
  return isRight && passwordHash !== null && passwordHash !== undefined;
}
