import { hash, verify } from '@node-rs/argon2';

/** OWASP's least for argon2id (19 MiB, twice); 12 ms a check on one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** What is compared with where there is no password: it takes as long, and no password fits. */
let nobody: Promise<string> | undefined;

/** Whether the password is the right one; a missing hash takes as long as a wrong password. */
export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword(crypto.randomUUID());
  const isRight = await verify(passwordHash ?? (await nobody), password);
  return isRight && passwordHash !== null && passwordHash !== undefined;
}
