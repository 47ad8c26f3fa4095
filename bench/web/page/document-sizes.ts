import { gzipSync } from 'node:zlib';
import { sum } from '../../measure/sum.ts';
import { documentParts } from './document-parts.ts';
import { fetchPage } from './fetch-page.ts';

export interface DocumentSizes {
  htmlBytes: number;
  /** The document with all that stands in it, as the server compresses it. */
  htmlGzipBytes: number;
  /** Share of the router's data in the uncompressed document. */
  rscShare: number;
  /** By how much the document would be smaller without it. */
  rscGzipBytes: number;
  /** Scripts that the document names. */
  firstLoadScriptGzipBytes: number;
}

/** Weighs a page and the scripts that it names. */
export async function weighDocument(url: string): Promise<DocumentSizes> {
  const { text, sentBytes } = await fetchPage(url);
  const { markup, scripts } = documentParts(text);
  const weighed = await Promise.all(scripts.map((script) => fetchPage(new URL(script, url).href)));
  const htmlBytes = Buffer.byteLength(text);
  return {
    htmlBytes,
    htmlGzipBytes: sentBytes,
    rscShare: 1 - Buffer.byteLength(markup) / htmlBytes,
    rscGzipBytes: sentBytes - gzipSync(markup).length,
    firstLoadScriptGzipBytes: sum(weighed.map((script) => script.sentBytes)),
  };
}
