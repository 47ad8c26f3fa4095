import { say } from '@kardan/core/cli/terminal';
import { SingleBar } from 'cli-progress';

/** Shows how far a long phase is. */
export interface Progress {
  update(done: number): void;
  /** Ends the display and returns the seconds the phase took. */
  finish(): number;
}

const lineEverySeconds = 5;

/** A bar with rate and remaining time on a terminal; elsewhere (CI, a file) a line every few seconds. */
export function showProgress(phase: string, total: number): Progress {
  return process.stdout.isTTY ? showBar(phase, total) : showLines(phase, total);
}

function showBar(phase: string, total: number): Progress {
  const startedAt = performance.now();
  const bar = new SingleBar({
    format: `${phase.padEnd(16)} {bar} {percentage} %  {value}/{total}  {rate}/s  {remaining} left`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 30,
    hideCursor: true,
    fps: 5,
  });
  bar.start(total, 0, { rate: '–', remaining: '–' });
  return {
    update(done) {
      bar.update(done, pace(startedAt, done, total));
    },
    finish() {
      bar.update(total, pace(startedAt, total, total));
      bar.stop();
      return secondsSince(startedAt);
    },
  };
}

function showLines(phase: string, total: number): Progress {
  const startedAt = performance.now();
  let lastLineAt = startedAt;
  const line = (done: number) => {
    const { rate, remaining } = pace(startedAt, done, total);
    say(`${phase}: ${count(done)} of ${count(total)}, ${rate}/s, ${remaining} left`);
  };
  return {
    update(done) {
      if (secondsSince(lastLineAt) < lineEverySeconds) return;
      lastLineAt = performance.now();
      line(done);
    },
    finish() {
      const seconds = secondsSince(startedAt);
      say(`${phase}: ${count(total)} in ${duration(seconds)}`);
      return seconds;
    },
  };
}

function pace(startedAt: number, done: number, total: number): { rate: string; remaining: string } {
  const perSecond = done / Math.max(secondsSince(startedAt), 0.001);
  return {
    rate: count(Math.round(perSecond)),
    remaining: done > 0 ? duration((total - done) / perSecond) : '–',
  };
}

function secondsSince(moment: number): number {
  return (performance.now() - moment) / 1000;
}

export function count(number: number): string {
  return number.toLocaleString('en-GB');
}

export function duration(seconds: number): string {
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
