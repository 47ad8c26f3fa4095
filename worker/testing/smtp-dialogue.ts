import { connect } from 'node:net';

export interface SmtpDialogue extends AsyncDisposable {
  /** Sends a line and gives the last line of the answer. */
  say(line: string): Promise<string>;
  /** Every line that was answered. */
  answers: string[];
  /** Ends a mail after `DATA`; lines that begin with a dot are doubled, as the protocol wants. */
  sendMail(bytes: Buffer): Promise<string>;
}

/** Speaks SMTP word for word, as a mail server or as somebody who is none. */
export async function openDialogue(port: number): Promise<SmtpDialogue> {
  const socket = connect(port, '127.0.0.1');
  const answers: string[] = [];
  let waiting = Promise.withResolvers<string>();
  let rest = '';
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString()).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      answers.push(line);
      if (/^\d{3} /.test(line)) waiting.resolve(line);
    }
  });
  for (const event of ['close', 'error'] as const) socket.on(event, () => waiting.resolve('closed'));
  await waiting.promise;
  const ask = (bytes: Buffer | string) => {
    waiting = Promise.withResolvers();
    socket.write(bytes);
    return waiting.promise;
  };
  return {
    answers,
    say: (line) => ask(`${line}\r\n`),
    sendMail: (bytes) =>
      ask(Buffer.from(`${bytes.toString('latin1').replaceAll(/(^|\r?\n)\./g, '$1..')}\r\n.\r\n`, 'latin1')),
    [Symbol.asyncDispose]: async () => void socket.destroy(),
  };
}

/** Hands a mail over and gives the first answer that refuses it, or the one that takes it. */
export async function handOver(
  port: number,
  { from = 'anna@example.at', to, bytes }: { from?: string; to: string; bytes: Buffer },
): Promise<string> {
  await using dialogue = await openDialogue(port);
  for (const line of ['EHLO mail.example.at', `MAIL FROM:<${from}>`, `RCPT TO:<${to}>`, 'DATA']) {
    const answer = await dialogue.say(line);
    if (!/^[23]/.test(answer)) return answer;
  }
  // Awaited: the connection stays until it is answered.
  return await dialogue.sendMail(bytes);
}
