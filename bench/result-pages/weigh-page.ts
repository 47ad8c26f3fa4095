import { documentParts } from '../web/page/document-parts.ts';
import { fetchPage } from '../web/page/fetch-page.ts';

export interface PageWeight {
  htmlBytes: number;
  /** As browsers get it. */
  brotliBytes: number;
  elements: number;
}

export async function weighPage(url: string): Promise<PageWeight> {
  const { text, sentBytes } = await fetchPage(url, 'br');
  return { htmlBytes: Buffer.byteLength(text), brotliBytes: sentBytes, elements: countElements(text) };
}

/** React writes a smaller-than sign of a text or an attribute as an entity; only scripts hold them bare. */
export function countElements(html: string): number {
  const { markup } = documentParts(html);
  return markup.replaceAll(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1').match(/<[a-z]/gi)?.length ?? 0;
}
