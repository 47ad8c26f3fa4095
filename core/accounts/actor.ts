import { z } from 'zod';

/** On whose behalf a use case runs: who signed in, and for which dealership. */
export type Actor =
  | { accountId: number; role: 'operator' | 'editor' }
  | { accountId: number; role: 'dealer-owner' | 'dealer-staff'; dealershipId: number };

const accountId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number);

/** The claims of an access token; operators and editors belong to no dealership, everybody else to exactly one. */
const actorClaims = z.union([
  z.object({ sub: accountId, role: z.enum(['operator', 'editor']), dealershipId: z.undefined().optional() }),
  z.object({ sub: accountId, role: z.enum(['dealer-owner', 'dealer-staff']), dealershipId: z.int().positive() }),
]);

/** The actor that claims describe, or undefined when they describe none. */
export function actorOf(claims: unknown): Actor | undefined {
  const parsed = actorClaims.safeParse(claims);
  if (!parsed.success) return undefined;
  const { sub: id, role, dealershipId } = parsed.data;
  return dealershipId === undefined ? { accountId: id, role } : { accountId: id, role, dealershipId };
}
