import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

export interface DueThread {
  id: string;
  dealershipId: number;
  dealershipEmail: string;
  assignedAccountId: number | null;
}

/**
 * Takes threads whose reminder or escalation is due, and notes that it is done; who takes some at the same moment gets
 * others, and who dies before the commit gets them again. Dealerships that are not active are told nothing,
 * nor of what was due meanwhile when they are active again.
 */
export async function takeDue(tx: Tx, kind: 'reminder' | 'escalation', max: number): Promise<DueThread[]> {
  const column = sql.ref(kind === 'reminder' ? 'remind_at' : 'escalate_at');
  const { rows } = await sql<DueThread>`
    update inquiry_recipient as thread set ${column} = null
    from dealership
    where dealership.id = thread.dealership_id
      and thread.id in (
        select due.id
        from inquiry_recipient as due join dealership as house on house.id = due.dealership_id and house.state = 'active'
        where due.${column} <= now() and due.${column} > now() - interval '1 day' and due.state = 'open'
        order by due.${column} limit ${max}
        for update of due skip locked
      )
    returning thread.id, thread.dealership_id as "dealershipId", dealership.email as "dealershipEmail",
      thread.assigned_account_id as "assignedAccountId"`.execute(tx);
  return rows;
}
