/** Prints one line of a command's result. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

let lastLineAt = 0;

/** Shows how far long work has come: rewritten in place on a terminal, a line every five seconds elsewhere. */
export function progressLine(verb: string, done: number, total: number, startedAt: number): void {
  const now = Date.now();
  const finished = done >= total;
  const inPlace = process.stdout.isTTY;
  if (!finished && now - lastLineAt < (inPlace ? 100 : 5_000)) return;
  lastLineAt = now;
  const perSecond = Math.round(done / Math.max(0.001, (now - startedAt) / 1_000));
  const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
  const line = `${verb} ${done} of ${total} (${percent} %), ${perSecond} a second`;
  process.stdout.write(inPlace ? `\r${line}\u001b[K${finished ? '\n' : ''}` : `${line}\n`);
}
