import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';

/** To one address at a time: two, or one while nothing gets through, so that what is slow or gone takes little room. */
const perWebhook = sql`case when webhook.failing_since is null then 2 else 1 end`;
/** Longer than an attempt takes; then whoever had it is taken for dead, and it is sent once more. */
const claimSeconds = 30;

export interface ClaimedDelivery {
  id: string;
  webhookId: string;
  eventId: string;
  url: string;
  body: string;
  secretEncrypted: string;
  /** Null once its time is over. */
  previousSecretEncrypted: string | null;
}

/** Takes up to so many deliveries that are due, the longest due of each webhook first; nobody else gets them meanwhile. */
export async function claimDue(tx: Tx, limit: number): Promise<ClaimedDelivery[]> {
  // One at a time: two that count at once would both find room at the same address.
  await sql`select pg_advisory_xact_lock(hashtextextended('claim-webhook-deliveries', 0))`.execute(tx);
  const { rows } = await sql<ClaimedDelivery>`
    with due as materialized (
      select delivery.id
      from webhook
      cross join lateral (
        select delivery.id, delivery.next_at from webhook_delivery as delivery
        where delivery.webhook_id = webhook.id and delivery.state = 'waiting' and delivery.next_at <= now()
          and (delivery.claimed_until is null or delivery.claimed_until <= now())
        order by delivery.next_at
        limit greatest(0, ${perWebhook} - (
          select count(*) from webhook_delivery as busy
          where busy.webhook_id = webhook.id and busy.claimed_until > now()
        ))
      ) as delivery
      where webhook.state = 'active'
      order by delivery.next_at
      limit ${limit}
    )
    update webhook_delivery as delivery
    set claimed_until = clock_timestamp() + make_interval(secs => ${claimSeconds})
    from due, webhook, webhook_event as event
    where delivery.id = due.id and webhook.id = delivery.webhook_id and event.id = delivery.event_id
      and delivery.state = 'waiting'
    returning delivery.id, webhook.id as webhook_id, event.id as event_id, webhook.url, event.body, webhook.secret_encrypted,
      case when webhook.previous_secret_until > now() then webhook.previous_secret_encrypted end as previous_secret_encrypted
  `.execute(tx);
  return rows;
}

/** Whether something is due that nobody is sending. */
export async function isSomethingDue(db: Database): Promise<boolean> {
  const { rows } = await sql`
    select from webhook_delivery as delivery join webhook on webhook.id = delivery.webhook_id and webhook.state = 'active'
    where delivery.state = 'waiting' and delivery.next_at <= now()
      and (delivery.claimed_until is null or delivery.claimed_until <= now())
    limit 1`.execute(db);
  return rows.length > 0;
}
