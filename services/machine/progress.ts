/** Writes a line for the person at the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Says what takes long and, when it is over, how long it took. */
export function reportProgress(what: string): () => void {
  const startedAt = performance.now();
  say(`  ${what} …`);
  return () => say(`  ${what}: done in ${secondsSince(startedAt)}`);
}

export function secondsSince(startedAt: number): string {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}
