import type { Counts } from './count-tests.ts';

export interface StageOutcome extends Counts {
  name: string;
  seconds: number;
}

/** What everything together ought to take; nothing is ended for taking longer. */
const goalMinutes = 45;

/** How long each stage took and what came of it, one line each. */
export function stageTable(outcomes: readonly StageOutcome[]): string {
  const together = {
    name: `together (goal: ${goalMinutes}:00)`,
    seconds: sum(outcomes.map(({ seconds }) => seconds)),
    passed: sum(outcomes.map(({ passed }) => passed)),
    failed: sum(outcomes.map(({ failed }) => failed)),
    unsteady: sum(outcomes.map(({ unsteady }) => unsteady)),
  };
  const rows = [...outcomes, together].map(({ name, seconds, passed, failed, unsteady }) => [
    name,
    inMinutes(seconds),
    String(passed),
    String(failed),
    String(unsteady),
  ]);
  const table = [['stage', 'min:s', 'passed', 'failed', 'unsteady'], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map(([name = '', ...figures]) =>
      [name.padEnd(widths[0] ?? 0), ...figures.map((figure, index) => figure.padStart(widths[index + 1] ?? 0))].join(
        '  ',
      ),
    )
    .join('\n');
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function inMinutes(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
