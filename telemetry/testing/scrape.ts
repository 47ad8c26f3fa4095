export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

export interface Scrape {
  text: string;
  samples: Sample[];
  /** Kind of each metric, as its TYPE line says. */
  kinds: Record<string, string>;
  helps: Record<string, string>;
  /** The value of the one sample with these labels; undefined when there is none. */
  value(name: string, labels?: Record<string, string>): number | undefined;
}

/** Asks a process for its metrics as Prometheus does, and reads the text. */
export async function scrape(port: number | undefined): Promise<Scrape> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  if (!answer.ok) throw new Error(`the scrape was answered ${answer.status}`);
  return readScrape(await answer.text());
}

export function readScrape(text: string): Scrape {
  const samples: Sample[] = [];
  const kinds: Record<string, string> = {};
  const helps: Record<string, string> = {};
  for (const line of text.split('\n')) {
    const [, word, about = '', said = ''] = /^# (TYPE|HELP) (\S+) (.*)$/.exec(line) ?? [];
    if (word === 'TYPE') kinds[about] = said;
    if (word === 'HELP') helps[about] = said;
    const [, name, labels = '', value] = /^([a-z_]+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (name === undefined) continue;
    const pairs = [...labels.matchAll(/([a-z_]+)="((?:[^"\\]|\\.)*)"/g)].map(([, key = '', of = '']) => [key, of]);
    samples.push({
      name,
      labels: Object.fromEntries(pairs),
      value: value === '+Inf' ? Number.POSITIVE_INFINITY : Number(value),
    });
  }
  return {
    text,
    samples,
    kinds,
    helps,
    value: (name, labels = {}) => samples.find((sample) => sample.name === name && isOf(sample.labels, labels))?.value,
  };
}

function isOf(labels: Record<string, string>, wanted: Record<string, string>): boolean {
  return Object.entries(wanted).every(([key, value]) => labels[key] === value);
}
