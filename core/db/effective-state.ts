import { sql } from 'kysely';
import type { DealershipState } from './schema.gen.ts';

/** The state that counts for what the `dealership` of a row may do: a sandbox is as suspended as the one it is of. */
export const effectiveState = sql<DealershipState>`coalesce(
  (
    select house.state from dealership as house
    where house.id = dealership.sandbox_of and house.state in ('suspended', 'closed')
  ),
  dealership.state
)`;
