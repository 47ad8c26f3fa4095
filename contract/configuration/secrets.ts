import { z } from 'zod';

export type Source = Record<string, string | undefined>;

interface Secret {
  /** What development uses, for everybody to read. */
  published: string;
  /** The secrets within the value; none where it holds none. */
  of?: (value: string) => string[];
  /** A name tells nobody anything, yet one that everybody knows is half of a pair. */
  isName?: boolean;
}

/** The variables whose values only the installation's own processes may know. Registering must end a schema's chain. */
export const secrets = z.registry<Secret>();

/** Words that people leave in a value they meant to replace. */
const placeholder = /secret|passwor[dt]|geheim|change.?me|example|kardan/i;

const howToMakeOne = 'make one with `openssl rand -base64 24`';

/**
 * What is wrong with the secrets of a site that strangers can reach: whoever can read this repository passes the spam
 * check, opens any search agent, empties the caches and writes into the stores of an installation that kept its values.
 */
export function secretProblems(variables: Record<string, z.ZodType>, source: Source): string[] {
  const known = new Map<string, string>();
  return Object.entries(variables).flatMap(([name, schema]) => {
    const rule = secrets.get(schema);
    const parsed = schema.safeParse(source[name]);
    if (!rule || !parsed.success || parsed.data === undefined) return [];
    const values = rule.of ? rule.of(String(parsed.data)) : [String(parsed.data)];
    return values.flatMap((value) => {
      const other = known.get(value);
      known.set(value, name);
      const problem = value === rule.published ? 'a site on the internet needs one of its own' : weakness(value, rule);
      if (problem) return [`${name}: ${problem}`];
      return other ? [`${name}: not the same as ${other}`] : [];
    });
  });
}

function weakness(value: string, { isName }: Secret): string | undefined {
  if (isName) return undefined;
  if (value.length < 16 || new Set(value).size < 8) return `too easy to guess: ${howToMakeOne}`;
  return placeholder.test(value) ? `looks like a placeholder: ${howToMakeOne}` : undefined;
}
