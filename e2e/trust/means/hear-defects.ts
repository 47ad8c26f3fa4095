import { tell } from '../../stack/tell.ts';

/** Gathers what logs tell of mistakes of our own; output comes in pieces of any size. */
export function hearDefects(defects: string[]): (text: string) => void {
  let rest = '';
  return (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const defect = defectIn(line);
      if (defect === undefined) continue;
      tell(line);
      defects.push(defect);
    }
  };
}

/** Faults of programs, and statements that PostgreSQL takes for wrong: no outage looks like these. */
const ownMistakes = /^(TypeError|RangeError|ReferenceError|SyntaxError)$/;
const wrongStatements = /^(22|23|42)/;

/** What a line of the log tells of a mistake of our own. */
function defectIn(line: string): string | undefined {
  if (!line.startsWith('{') || !line.includes('"err"')) return undefined;
  const { msg, err } = JSON.parse(line) as { msg?: string; err?: { type?: string; code?: string; message?: string } };
  const isMistake = ownMistakes.test(err?.type ?? '') || wrongStatements.test(String(err?.code ?? ''));
  return msg === 'defect' || isMistake ? (err?.message ?? msg) : undefined;
}
