import { ReplyRefusal } from '@kardan/core/inquiries/replies/receiving/reply-refusal';
import { beginTrace, runInTrace } from '@kardan/telemetry/tracing/tracing';

/** Takes a mail as a trace of its own, since mail servers send none along: what is asked, logged and queued for it belongs to it. */
export async function traceMail(take: () => Promise<void>): Promise<void> {
  const span = beginTrace('receive mail', { kind: 'server' }, { parent: undefined, trusted: false });
  if (!span) return take();
  try {
    await runInTrace(span.context, take);
    span.end();
  } catch (error) {
    // A refusal is the sender's matter and no failure of ours.
    if (error instanceof ReplyRefusal) span.set({ 'error.type': `smtp-${error.responseCode}` });
    span.end(error instanceof ReplyRefusal ? undefined : error);
    throw error;
  }
}
