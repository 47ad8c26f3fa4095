import { loadServicesEnv } from '../service-variables.ts';

interface CaughtMail {
  id: string;
  subject: string;
  html: string;
  text: string;
  /** Who the mail server was told to deliver it to. */
  recipients: string[];
  /** Every header as it came, folded lines joined; names in lower case. */
  headers: [name: string, value: string][];
}

interface ListedMail {
  id: string;
  subject: string;
  html: string;
  text: string;
  envelope: { to: { address: string }[] };
}

/** What the mail catcher has got for this address, oldest first. It picks them out itself: all together are megabytes. */
export async function caughtMails(recipient: string): Promise<CaughtMail[]> {
  const answer = await ask(`?${new URLSearchParams({ 'envelope.to.address': recipient })}`);
  const mails = (await answer.json()) as ListedMail[];
  return Promise.all(
    mails.map(async ({ id, subject, html, text, envelope }) => ({
      id,
      subject,
      html,
      text,
      recipients: envelope.to.map(({ address }) => address),
      headers: headersOf(await (await ask(`/${id}/source`)).text()),
    })),
  );
}

function ask(path: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${loadServicesEnv().MAIL_CATCHER_WEB_PORT}/api/email${path}`);
}

function headersOf(source: string): [string, string][] {
  const [head = ''] = source.split(/\r?\n\r?\n/, 1);
  const lines = head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
}
