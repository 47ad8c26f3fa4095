import { loadEnv } from '@kardan/core/env';
import { caughtMails } from '@kardan/services/testing/caught-mails';
import { financePartners } from '../../stack/finance-partners.ts';
import type { Cast } from './journey/cast.ts';
import { untilThere } from './journey/until-there.ts';
import { marksIn } from './marks.ts';
import type { Scene } from './scene.ts';
import type { Speech } from './speech.ts';

type Mail = Awaited<ReturnType<typeof caughtMails>>[number];

/** Every mail that what was said has caused, whoever got it. */
export async function mailsOf({ tag, dealership, visitor, owner, operator }: Cast, speech: Speech): Promise<Mail[]> {
  const ours = [
    ...[dealership, visitor, owner, operator].map(({ email }) => email),
    `neu-${dealership.slug}@example.at`,
    ...['nachbar', 'inhaberin', 'redaktion', 'vorher', 'gruppe'].map((name) => `${name}-${tag}@example.at`),
  ];
  const shared = [loadEnv().SITE_CONTACT_EMAIL, ...financePartners.map(({ email }) => email)];
  const mails = await Promise.all([...ours, ...shared].map((address) => caughtMails(address)));
  const isOfThis = ({ html, text, subject, recipients }: Mail) =>
    recipients.some((address) => ours.includes(address)) || marksIn(html + text + subject, speech).length > 0;
  return mails.flat().filter(isOfThis);
}

/** Names of all templates that these mails are of: each carries its number in its Message-ID. */
export async function templatesOf({ db }: Scene, mails: readonly Mail[]): Promise<Set<string>> {
  const heads = mails.map(({ headers }) => headers.find(([name]) => name === 'message-id')?.[1] ?? '');
  const ids = heads.map((id) => id.slice(1).split('@')[0] ?? '');
  const rows = await db.selectFrom('mail').select('template').distinct().where('id', 'in', ids).execute();
  return new Set(rows.map(({ template }) => template));
}

/** What may stand in a head; nothing that was typed makes another one. */
const heads = new Set(
  `from to cc reply-to subject message-id date mime-version content-type content-transfer-encoding list-unsubscribe
   list-unsubscribe-post list-id auto-submitted x-auto-response-suppress in-reply-to references received return-path
   precedence feedback-id sender content-language x-mailer`.split(/\s+/),
);

/** What is wrong with a mail: an element or address that somebody typed, a head or recipient that is not ours. */
export function harmInMail({ html, headers, recipients, subject }: Mail): string[] {
  return [
    ...typedElements(html),
    ...(html.match(/href="(?!https?:|mailto:|tel:)[^"]*"/gi) ?? []),
    ...headers.filter(([name]) => !heads.has(name)).map(([name, value]) => `${name}: ${value}`),
    ...recipients.filter((address) => address.endsWith('evil.example')),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what ends a head is one
    ...(/[\u0000-\u001F\u007F\u2028\u2029\u202A-\u202E\u2066-\u2069]/.test(subject)
      ? [`subject ${JSON.stringify(subject)}`]
      : []),
  ];
}

/** Elements that somebody typed: what stands between quotes is a value, whatever it says. */
export function typedElements(markup: string): string[] {
  return (markup.match(/<[a-z](?:"[^"]*"|'[^']*'|[^<>"'])*>/gi) ?? []).filter((element) =>
    /\sdata-hit|\/data-hit|\son\w+\s*=/i.test(element.replaceAll(/"[^"]*"|'[^']*'/g, '""')),
  );
}

/** Until nothing that was caused waits to be mailed any more. What failed before may wait ten minutes for its next try. */
export async function untilMailed({ db }: Pick<Scene, 'db'>, { minutes = 20 } = {}): Promise<void> {
  let waiting: { id: string; template: string }[] = [];
  const namesOfWaiting = () => waiting.map(({ id, template }) => `${template} ${id}`).join(', ');
  const isNoneLeft = async () => {
    waiting = await db.selectFrom('mail').select(['id', 'template']).where('state', '=', 'queued').execute();
    return waiting.length === 0 || undefined;
  };
  await untilThere(() => `the sending of ${namesOfWaiting()}`, isNoneLeft, { minutes });
}
