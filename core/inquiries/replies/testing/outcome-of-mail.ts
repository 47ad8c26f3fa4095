import { maxReplyLength } from '../reading/clean-text.ts';
import { readReply } from '../reading/read-reply.ts';
import { UnreadableReply } from '../reading/unreadable-reply.ts';

/** What becomes of a mail; throws where reading it is a defect, or gives what the database or a page could not take. */
export async function outcomeOfMail(mail: Buffer): Promise<'read' | 'refused'> {
  try {
    const { text, folded, attachments } = await readReply(mail);
    const words = [text, folded, ...attachments.map(({ name }) => name)];
    const isOdd = words.some((each) => /[^\P{Cc}\n\t]/u.test(each) || !each.isWellFormed());
    if (isOdd || text.length > maxReplyLength) throw new Error(`odd text: ${JSON.stringify(words).slice(0, 500)}`);
    return 'read';
  } catch (error) {
    if (error instanceof UnreadableReply) return 'refused';
    throw error;
  }
}
