import type { Language } from '@kardan/contract/values/identifiers';
import { adminPage } from '../../accounts/mails/admin-links.ts';
import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import type { MailPayload, WebhookNotice } from '../../mail/mail-catalogue.ts';
import type { MailContent } from '../../mail/mail-content.ts';
import { loadWebhookToTell } from './told-webhook-store.ts';

/** Tells owners where something of theirs is sent from now on, or that its secret is another; nothing when the webhook was removed meanwhile. */
export async function writeMadeMail(
  { db, env }: { db: Database; env: Env },
  { webhookId, notice }: MailPayload<'webhook-made'>,
  language: Language,
): Promise<MailContent | undefined> {
  const webhook = await loadWebhookToTell(db, webhookId);
  if (!webhook) return undefined;
  const words = madeWords[language];
  const owner = webhook.groupName ?? webhook.dealershipName;
  const { heading, text: textOf, next } = words.notices[notice];
  const text = textOf(owner);
  return {
    language,
    subject: `${heading}: ${webhook.name} · ${env.SITE_NAME}`,
    preview: text,
    heading,
    blocks: [
      { kind: 'text', text },
      {
        kind: 'facts',
        facts: [
          { label: words.webhook, value: webhook.name },
          // The rest of the address may be a secret of the receiver.
          { label: words.host, value: new URL(webhook.url).host },
          { label: words.events, value: webhook.events.join(', ') },
        ],
      },
      { kind: 'text', text: next },
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

interface MadeWords {
  notices: Record<WebhookNotice, { heading: string; text: (owner: string) => string; next: string }>;
  webhook: string;
  host: string;
  events: string;
  open: string;
  reason: (owner: string, site: string) => string;
}

const madeWords: Record<Language, MadeWords> = {
  'de-AT': {
    notices: {
      made: {
        heading: 'Webhook eingerichtet',
        text: (owner) =>
          `Was bei ${owner} geschieht, wird ab jetzt an diese Gegenstelle geschickt: Der Webhook ist neu, oder seine Adresse oder Ereignisse wurden geändert.`,
        next: 'Weißt du nichts davon? Dann entferne den Webhook gleich: Ab diesem Moment wird nichts mehr geschickt.',
      },
      rotated: {
        heading: 'Webhook hat ein neues Geheimnis',
        text: (owner) =>
          `Ein Webhook von ${owner} hat ein neues Geheimnis bekommen. Wer es kennt, kann der Gegenstelle schreiben, als wäre er wir.`,
        next: 'Weißt du nichts davon? Dann erneuere das Geheimnis gleich noch einmal und klär, wer das war.',
      },
    },
    webhook: 'Webhook',
    host: 'Gegenstelle',
    events: 'Ereignisse',
    open: 'Webhook ansehen',
    reason: (owner, site) => `Du bekommst dieses Mail, weil du auf ${site} Inhaber:in von ${owner} bist.`,
  },
  en: {
    notices: {
      made: {
        heading: 'Webhook set up',
        text: (owner) =>
          `What happens at ${owner} is sent to this receiver from now on: the webhook is new, or its address or events were changed.`,
        next: 'You know nothing of it? Then remove the webhook right away: from that moment on nothing more is sent.',
      },
      rotated: {
        heading: 'Webhook has a new secret',
        text: (owner) =>
          `A webhook of ${owner} was given a new secret. Whoever knows it can write to the receiver as if they were us.`,
        next: 'You know nothing of it? Then renew the secret once more right away and find out who that was.',
      },
    },
    webhook: 'Webhook',
    host: 'Receiver',
    events: 'Events',
    open: 'View the webhook',
    reason: (owner, site) => `You get this mail because you are an owner of ${owner} on ${site}.`,
  },
};
