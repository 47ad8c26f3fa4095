import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'undici';

export interface FetchedPage {
  text: string;
  /** Over the wire, without headers. */
  sentBytes: number;
  /** What a cache in front says of it. */
  cacheState: string;
}

const decoders = { gzip: gunzipSync, br: brotliDecompressSync };

/** An answer as it comes over the wire, and what it says. */
export async function fetchPage(url: string, coding: keyof typeof decoders = 'gzip'): Promise<FetchedPage> {
  // A connection of its own: one kept from the last page may just be closed by the server.
  const { statusCode, headers, body } = await request(url, { headers: { 'accept-encoding': coding }, reset: true });
  const bytes = Buffer.from(await body.arrayBuffer());
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
  const text = (headers['content-encoding'] === coding ? decoders[coding](bytes) : bytes).toString();
  return { text, sentBytes: bytes.length, cacheState: String(headers['x-cache'] ?? 'none') };
}
