import { compile } from 'html-to-text';

/** Beyond that there is no answer, but pictures and styles. */
const maxHtmlLength = 300_000;

const maxDepth = 1_000;

/** Words of a mail without any markup. Nothing is loaded, no address behind a link is shown, and depth and length are bounded. */
const convert = compile({
  wordwrap: false,
  limits: { maxInputLength: maxHtmlLength, maxDepth: 50, maxChildNodes: 5_000, ellipsis: '…' },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'blockquote', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    ...['script', 'style', 'head', 'title', 'object', 'svg', 'template'].map((selector) => ({
      selector,
      format: 'skip',
    })),
  ],
});

export function textOfHtml(html: string): string {
  return convert(untilTooDeep(html.slice(0, maxHtmlLength)));
}

/** Sixty thousand elements within each other take seconds to be told apart, and no mail program writes a thousand. */
function untilTooDeep(html: string): string {
  let depth = 0;
  for (const { 1: slash, index } of html.matchAll(/<(\/?)(?!br|img|hr|meta|input|link|p\b|li\b)[a-z]/gi)) {
    depth += slash ? -1 : 1;
    if (depth > maxDepth) return html.slice(0, index);
  }
  return html;
}
