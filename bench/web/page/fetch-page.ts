import { gunzipSync } from 'node:zlib';
import { request } from 'undici';

export interface FetchedPage {
  text: string;
  gzipBytes: number;
  /** What a cache in front says of it. */
  cacheState: string;
}

/** An answer as it comes over the wire, and what it says. */
export async function fetchPage(url: string): Promise<FetchedPage> {
  // A connection of its own: one kept from the last page may just be closed by the server.
  const { statusCode, headers, body } = await request(url, { headers: { 'accept-encoding': 'gzip' }, reset: true });
  const bytes = Buffer.from(await body.arrayBuffer());
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
  const text = (headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString();
  return { text, gzipBytes: bytes.length, cacheState: String(headers['x-cache'] ?? 'none') };
}
