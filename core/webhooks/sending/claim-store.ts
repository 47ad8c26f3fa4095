import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import { effectiveState } from '../../db/effective-state.ts';

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

/** What one dealership with its sandbox, or one group, has sent at once, however many webhooks it has. */
const perOwner = 4;
/** What one server gets at once, whoever's webhooks lead there. */
const perHost = 2;
const owner = sql`case when webhook.group_id is null then 'dealership ' || coalesce(house.sandbox_of, house.id)
  else 'group ' || webhook.group_id end`;
const host = sql`lower(substring(webhook.url from '^https?://(?:[^/?#]*@)?([^/?#]+)'))`;
/**
 * One that is suspended or closed tells nobody anything, and one that has left a group nothing to the group's webhooks, also of what
 * happened before; what waits is sent if it comes back.
 */
const isOpen = sql`not exists (
  select from webhook_event as event join dealership on dealership.id = event.dealership_id
  where event.id = delivery.event_id and (
    ${effectiveState} in ('suspended', 'closed')
    or (webhook.group_id is not null and dealership.group_id is distinct from webhook.group_id)
  )
)`;

/**
 * Takes up to so many deliveries that are due, the longest due of each webhook first; nobody else gets them meanwhile. Owners
 * take turns: who has many webhooks, or slow ones, holds up nobody else.
 */
export async function claimDue(tx: Tx, limit: number): Promise<ClaimedDelivery[]> {
  await claimAlone(tx);
  const { rows } = await sql<ClaimedDelivery>`
    with busy as materialized (
      select ${owner} as owner, ${host} as host
      from webhook_delivery as delivery
      join webhook on webhook.id = delivery.webhook_id left join dealership as house on house.id = webhook.dealership_id
      where delivery.claimed_until > now()
    ),
    of_webhook as materialized (
      select delivery.id, delivery.next_at, ${owner} as owner, ${host} as host
      from webhook
      left join dealership as house on house.id = webhook.dealership_id
      cross join lateral (
        select delivery.id, delivery.next_at from webhook_delivery as delivery
        where delivery.webhook_id = webhook.id and delivery.state = 'waiting' and delivery.next_at <= now()
          and (delivery.claimed_until is null or delivery.claimed_until <= now()) and ${isOpen}
        order by delivery.next_at
        limit greatest(0, ${perWebhook} - (
          select count(*) from webhook_delivery as busy
          where busy.webhook_id = webhook.id and busy.claimed_until > now()
        ))
      ) as delivery
      -- Of one dealership's own nothing is looked at where none can be sent.
      where webhook.state = 'active' and (house.state is null or house.state not in ('suspended', 'closed'))
    ),
    -- First of all what finds its host full, so that it takes no turn of its owner's others.
    at_host as (
      select *, row_number() over (partition by owner, host order by next_at, id)
        + (select count(*) from busy where busy.host = of_webhook.host) as place
      from of_webhook
    ),
    of_owner as (
      select *, row_number() over (partition by owner order by next_at, id)
        + (select count(*) from busy where busy.owner = at_host.owner) as turn
      from at_host where place <= ${perHost}
    ),
    in_turn as (
      select *, row_number() over (partition by host order by turn, next_at, id)
        + (select count(*) from busy where busy.host = of_owner.host) as shared_place
      from of_owner where turn <= ${perOwner}
    ),
    due as materialized (
      select id from in_turn where shared_place <= ${perHost} order by turn, next_at, id limit ${limit}
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
      and (delivery.claimed_until is null or delivery.claimed_until <= now()) and ${isOpen}
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Gives up the oldest of what waits for a webhook beyond so many, as they can be sent again; tells of which webhooks. */
export async function giveUpBeyond(tx: Tx, waiting: number): Promise<{ webhookId: string; givenUp: number }[]> {
  await claimAlone(tx);
  const { rows } = await sql<{ webhookId: string; givenUp: number }>`
    with crowded as materialized (
      select webhook.id from webhook
      cross join lateral (
        select from webhook_delivery as delivery
        where delivery.webhook_id = webhook.id and delivery.state = 'waiting'
        order by delivery.next_at offset ${waiting} limit 1
      ) as beyond
    ),
    given_up as (
      update webhook_delivery as delivery set state = 'failed', next_at = null, claimed_until = null
      from crowded cross join lateral (
        select waiting.id from webhook_delivery as waiting
        where waiting.webhook_id = crowded.id and waiting.state = 'waiting'
          and (waiting.claimed_until is null or waiting.claimed_until <= now())
        order by waiting.id desc offset ${waiting}
      ) as oldest
      where delivery.id = oldest.id
      returning delivery.webhook_id
    )
    select webhook_id, count(*)::integer as given_up from given_up group by 1`.execute(tx);
  return rows;
}

/** One at a time: two that count at once would both find room at the same address. */
async function claimAlone(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('claim-webhook-deliveries', 0))`.execute(tx);
}
