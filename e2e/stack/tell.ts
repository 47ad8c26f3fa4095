/** Figures that somebody reads, beside what is expected. */
export function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}

export function seconds(milliseconds: number): string {
  return (milliseconds / 1_000).toFixed(1);
}
