import { type ParsedMail, type SimpleParserOptions, simpleParser } from 'mailparser';
import { chooseAttachments, type ReplyAttachment } from './attachment-rules.ts';
import { type MailHeaders, maxHops } from './automatic-rules.ts';
import { cleanText, maxReplyLength, shorten } from './clean-text.ts';
import { foldHistory } from './fold-history.ts';
import { textOfHtml } from './text-of-html.ts';
import { UnreadableReply } from './unreadable-reply.ts';

export interface ReadReply {
  headers: MailHeaders;
  /** Without its brackets. */
  messageId: string | undefined;
  /** The one address it comes from, in lower case; undefined where there are several, or several lines that name it. */
  from: string | undefined;
  text: string;
  /** Quoted history and signature; all there is when nothing else was written. */
  folded: string;
  attachments: ReplyAttachment[];
}

/**
 * Neither are links sought nor pictures put into the text, and HTML is made plain by ourselves: each of these costs more
 * than the mail is long.
 */
const options: SimpleParserOptions & Record<string, unknown> = {
  skipHtmlToText: true,
  skipTextToHtml: true,
  skipTextLinks: true,
  skipImageLinks: true,
  keepDeliveryStatus: true,
};

const maxHeaderBytes = 256 * 1024;
const maxParts = 200;
const maxFoldedLength = 20_000;

/** Reads a mail as it came over the wire; refuses what goes in circles, hides its text in a thousand parts, or is no mail. */
export async function readReply(bytes: Buffer): Promise<ReadReply> {
  refuseBombs(bytes);
  const mail = await simpleParser(bytes, options).catch((error: unknown) => {
    throw new UnreadableReply('unreadable', error);
  });
  const headers = headersOf(mail);
  if ((headers.get('received')?.length ?? 0) > maxHops) throw new UnreadableReply('too-many-hops');
  const { text, folded } = foldHistory(textOf(mail));
  return {
    headers,
    messageId: mail.messageId?.replace(/^<|>$/g, '').slice(0, 1_000) || undefined,
    from: headers.get('from')?.length === 1 ? senderOf(mail) : undefined,
    text: shorten(text, maxReplyLength),
    folded: shorten(folded, maxFoldedLength),
    attachments: chooseAttachments(mail.attachments),
  };
}

/** Before anything is decoded: a head as long as a book, or more parts than anybody attaches. */
function refuseBombs(bytes: Buffer): void {
  const headEnd = bytes
    .subarray(0, maxHeaderBytes)
    .toString('latin1')
    .search(/\r?\n\r?\n/);
  if (headEnd === -1 && bytes.length > maxHeaderBytes) throw new UnreadableReply('head-too-long');
  let parts = 0;
  for (let at = bytes.indexOf('\n--'); at !== -1; at = bytes.indexOf('\n--', at + 3)) {
    // A boundary has no blanks and is followed by the head of its part; dashes in a text are not.
    const next = bytes.subarray(at + 3, at + 400).toString('latin1');
    if (/^\S{1,100}[ \t]*\r?\ncontent-/i.test(next) && ++parts > maxParts) throw new UnreadableReply('too-many-parts');
  }
}

function textOf({ text, html }: ParsedMail): string {
  const plain = cleanText(text ?? '');
  return plain === '' && html ? cleanText(textOfHtml(html)) : plain;
}

function headersOf({ headerLines }: ParsedMail): MailHeaders {
  const headers = new Map<string, string[]>();
  for (const { key, line } of headerLines) {
    const values = headers.get(key) ?? [];
    values.push(
      line
        .slice(line.indexOf(':') + 1)
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
    headers.set(key, values);
  }
  return headers;
}

/** Several senders are nobody: which of them would have written? */
function senderOf({ from }: ParsedMail): string | undefined {
  const addresses = (from?.value ?? []).flatMap(({ address, group }) => address ?? group?.map((each) => each.address));
  return addresses.length === 1 ? addresses[0]?.toLowerCase() : undefined;
}
