import { apiPrefix } from '@kardan/contract/calls/call';
import { wireCalls } from '@kardan/contract/client/wire-calls.gen';

/** With a scheme, or from our own root where no letter stands before the slash, as in "and/or". */
const address = /\b[a-z][a-z0-9+.-]*:\/\/[^\s"'`<>()]+|(?<![\w./<])\/{1,2}[\w%~.-][^\s"'`<>()]*/gi;

const masks: [pattern: RegExp, mask: string][] = [
  [/\?[^\s"'`<>()]*=[^\s"'`<>()]*/g, '?…'],
  [/[^\s"'`<>(),;:]+(?:@|%40)[^\s"'`<>(),;:]+/gi, '<mail>'],
  // IPv6, and anything else that looks like it.
  [/\b(?:[0-9a-f]{0,4}:){3,}[0-9a-f.]*/gi, '<number>'],
  // Links, sessions and keys: long words that hold a digit. Names in code hold none, or are short.
  [/(?=[\w-]*\d)[\w-]{20,}/g, '<token>'],
  // Telephone numbers however they are written, IPv4, codes of six digits.
  [/\+?\d(?:[\s/().-]{0,2}\d){5,}/g, '<number>'],
];

/**
 * A text without what could tell of a person: addresses keep only what every visitor's have in common, and mail addresses,
 * telephone numbers and tokens are masked. It is not longer than it may be, the masks included.
 */
export function scrubText(text: string, maxLength: number): string {
  let scrubbed = '';
  let end = 0;
  // More than is kept, and whole words: no half of a mail address or a token passes as a harmless one.
  const given = text.length > 4 * maxLength ? text.slice(0, 4 * maxLength).replace(/(?<!\S)\S{1,100}$/, '') : text;
  for (const found of given.matchAll(address)) {
    scrubbed += mask(given.slice(end, found.index)) + commonPart(found[0]);
    end = found.index + found[0].length;
  }
  return (scrubbed + mask(given.slice(end))).slice(0, maxLength);
}

function mask(text: string): string {
  return masks.reduce((masked, [pattern, by]) => masked.replaceAll(pattern, by), text);
}

const buildFile = /^\/_next\/static\/(?:[\w~.-]+\/)*[\w~.-]+\.(?:js|css|woff2)/;

/** Of an address: which file of the build, which call of the API. Of any other not a letter: a path can be a right. */
export function commonPart(url: string): string {
  const path = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
  const file = buildFile.exec(path)?.[0];
  if (file !== undefined && !file.includes('..')) return file;
  if (path === '/_next/image') return path;
  if (path.startsWith(`${apiPrefix}/`)) return apiPrefix + callPattern(path.slice(apiPrefix.length));
  return '<address>';
}

const patterns = [...new Set(Object.values(wireCalls).map(({ path }) => path))]
  .map((path) => ({ path, fits: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`) }))
  // Those without parameters first: /region-navigation/x/y also fits where words are fixed.
  .toSorted((a, b) => a.path.split(':').length - b.path.split(':').length);

function callPattern(path: string): string {
  return patterns.find(({ fits }) => fits.test(path))?.path ?? '/…';
}
