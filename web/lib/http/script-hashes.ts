import { createHash } from 'node:crypto';

/** A script element that holds its program itself. Data blocks such as JSON-LD have a `type` and never run. */
const inlineScript = /<script(?: id="_R_")?>([\s\S]*?)<\/script>/g;

/** What Next writes into a page: calls that hand over data, and nothing else. */
const handOver = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((.*)\);?$/s,
  /^self\.__next_f\.push\((.*)\);?$/s,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((.*)\);?$/s,
];

/**
 * Hashes for the policy of a page: of our own scripts, and of those in the page that only carry data. An inline
 * script of any other shape gets no hash and does not run, so text that slipped through unescaped stays harmless.
 */
export function scriptHashes(html: string, ownScripts: ReadonlySet<string>): string[] {
  const hashes = new Set<string>();
  for (const [, script = ''] of html.matchAll(inlineScript)) {
    if (ownScripts.has(script) || carriesDataOnly(script)) hashes.add(hashOf(script));
  }
  return [...hashes];
}

function carriesDataOnly(script: string): boolean {
  return handOver.some((shape) => isJson(script.match(shape)?.[1]));
}

/** JSON has no way to call or compute anything. */
function isJson(text: string | undefined): boolean {
  if (text === undefined) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
