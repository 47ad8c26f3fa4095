import type { Language } from '@kardan/contract/values/identifiers';
import type { DisablingReason } from '@kardan/contract/values/webhooks';
import { adminPage } from '../../accounts/mails/admin-links.ts';
import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import type { MailPayload } from '../../mail/mail-catalogue.ts';
import type { MailContent } from '../../mail/mail-content.ts';
import { failingDays } from '../sending/retry-schedule.ts';
import { loadWebhookToTell } from './told-webhook-store.ts';

/** Tells owners that a webhook gets nothing any more, and why; nothing when it was switched on again meanwhile. */
export async function writeDisabledMail(
  { db, env }: { db: Database; env: Env },
  { webhookId }: MailPayload<'webhook-disabled'>,
  language: Language,
): Promise<MailContent | undefined> {
  const webhook = await loadWebhookToTell(db, webhookId);
  if (!webhook?.disabledBecause) return undefined;
  const words = disabledWords[language];
  const owner = webhook.groupName ?? webhook.dealershipName;
  const text = words[webhook.disabledBecause as DisablingReason];
  return {
    language,
    subject: `${words.heading}: ${webhook.name} · ${env.SITE_NAME}`,
    preview: text,
    heading: words.heading,
    blocks: [
      { kind: 'text', text },
      {
        kind: 'facts',
        facts: [
          { label: words.webhook, value: webhook.name },
          // The rest of the address may be a secret of the receiver.
          { label: words.host, value: new URL(webhook.url).host },
        ],
      },
      { kind: 'text', text: words.next },
      {
        kind: 'button',
        label: words.open,
        url: adminPage(env, `${webhook.slug}/edit-api-provider/webhooks/${webhookId}`, language),
      },
    ],
    reason: words.reason(owner, env.SITE_NAME),
    automatic: 'generated',
  };
}

interface DisabledWords extends Record<DisablingReason, string> {
  heading: string;
  webhook: string;
  host: string;
  next: string;
  open: string;
  reason: (owner: string, site: string) => string;
}

const disabledWords: Record<Language, DisabledWords> = {
  'de-AT': {
    heading: 'Webhook abgeschaltet',
    gone: 'Die Gegenstelle hat geantwortet, dass es diese Adresse nicht mehr gibt (410). Wir schicken deshalb nichts mehr dorthin.',
    failing: `Seit ${failingDays} Tagen ist bei der Gegenstelle nichts mehr angekommen. Wir schicken deshalb vorerst nichts mehr dorthin.`,
    webhook: 'Webhook',
    host: 'Gegenstelle',
    next: 'Wenn sie wieder erreichbar ist: Schalt den Webhook ein und lass alles, was gescheitert ist, noch einmal schicken. Es bleibt 30 Tage gespeichert.',
    open: 'Protokoll ansehen',
    reason: (owner, site) => `Du bekommst dieses Mail, weil du auf ${site} Inhaber:in von ${owner} bist.`,
  },
  en: {
    heading: 'Webhook switched off',
    gone: 'The receiver answered that this address is gone (410). So we no longer send anything there.',
    failing: `Nothing has got through to the receiver for ${failingDays} days. So for now we send nothing more there.`,
    webhook: 'Webhook',
    host: 'Receiver',
    next: 'Once it can be reached again: switch the webhook on and have everything that failed sent again. It is kept for 30 days.',
    open: 'View the log',
    reason: (owner, site) => `You get this mail because you are an owner of ${owner} on ${site}.`,
  },
};
