import { createHash } from 'node:crypto';

/** A script element that holds its program itself. Data blocks such as JSON-LD have a `type` and never run. */
const inlineScript = /<script(?: id="_R_")?>([\s\S]*?)<\/script>/g;

interface HandOver {
  shape: RegExp;
  /** Whether what is handed over is what Next hands over there. */
  carries: (data: unknown) => boolean;
}

/** What Next writes into a page: calls that hand over data, and nothing else. */
const handOvers: HandOver[] = [
  { shape: /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((.*)\);?$/s, carries: isFlightRow },
  { shape: /^self\.__next_f\.push\((.*)\);?$/s, carries: isFlightRow },
  {
    shape: /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((.*)\);?$/s,
    carries: isChunkList,
  },
];

/**
 * Hashes for the policy of a page: of our own scripts, and of those in the page that only carry data. An inline
 * script of any other shape gets no hash and does not run: text that slipped through unescaped could at most hand React data.
 * The page has a letter for each of its bytes (latin1).
 */
export function scriptHashes(html: string, ownScripts: ReadonlySet<string>): string[] {
  const hashes = new Set<string>();
  for (const [, script = ''] of html.matchAll(inlineScript)) {
    if (ownScripts.has(script) || carriesDataOnly(script)) hashes.add(hashOf(script));
  }
  return [...hashes];
}

function carriesDataOnly(script: string): boolean {
  return handOvers.some(({ shape, carries }) => {
    const json = script.match(shape)?.[1];
    return json !== undefined && carries(parse(json));
  });
}

/** JSON has no way to call or compute anything. */
function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function isFlightRow(data: unknown): boolean {
  if (!Array.isArray(data) || typeof data[0] !== 'number') return false;
  return data.length === 1 || (data.length === 2 && typeof data[1] === 'string');
}

function isChunkList(data: unknown): boolean {
  const { otherChunks, runtimeModuleIds, ...rest } = (data ?? {}) as Record<string, unknown>;
  const chunks = Array.isArray(otherChunks) && otherChunks.every((chunk) => /^static\/chunks\/[\w.~-]+$/.test(chunk));
  return chunks && Array.isArray(runtimeModuleIds) && Object.keys(rest).length === 0;
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script, 'latin1').digest('base64')}'`;
}
