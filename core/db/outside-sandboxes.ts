import { sql } from 'kysely';

/**
 * Whether a listing is of no sandbox, for what reckons with cars and does not ask for the state of their dealership: made-up
 * prices explain no market. There are few sandboxes: they are looked up once, not for each car.
 */
export const outsideSandboxes = sql<boolean>`
  listing.dealership_id <> all (array(select id from dealership where sandbox_of is not null))`;
