import { createHash } from 'node:crypto';

/** A script element that holds its program itself. Data blocks such as JSON-LD have a `type` and never run. */
const inlineScript = /<script(?![^>]* (?:src|data-src|type)=)([^>]*)>([\s\S]*?)<\/script>/g;
/** What Next gives the first of its scripts. */
const knownAttributes = new Set(['', ' id="_R_"']);

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

export interface InlineScripts {
  /** For the policy of the page. */
  hashes: string[];
  /** Scripts that get no hash and will not run. */
  unknown: string[];
}

/**
 * The inline scripts of a page: hashes of our own, and of those that only carry data. One of any other shape does not run:
 * text that slipped through unescaped could at most hand React data. The page has a letter for each of its bytes (latin1).
 */
export function inlineScripts(html: string, ownScripts: ReadonlySet<string>): InlineScripts {
  const hashes = new Set<string>();
  const unknown: string[] = [];
  for (const [, attributes = '', script = ''] of html.matchAll(inlineScript)) {
    const isKnown = knownAttributes.has(attributes) && (ownScripts.has(script) || carriesDataOnly(script));
    if (isKnown) hashes.add(hashOf(script));
    else unknown.push(script);
  }
  return { hashes: [...hashes], unknown };
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
