import type { WebResult } from '../web-result.ts';

/** What a reader must know to judge the figures. */
export function howMeasured({ settings }: WebResult): string {
  return [
    `- **Phone.** Lighthouse loads the page as fast as the machine can and computes from that load what a mid-range phone (processor four times slower) on slow 4G (150 ms round trip, 1.6 Mbit/s) would have needed. Runs of each page: ${settings.runs}, and ${settings.warmUpRuns} before them that do not count; pages in turn, a new browser each time; every figure is the median of its own. The processor index is Lighthouse’s own test of the machine: where it is low, TBT and what follows from it are too high.`,
    '- **Direct.** The browser talks to web itself, by HTTP/1.1 without TLS and without cache in front. With HTTP/2 in front, pictures wait less for each other; with the cache, the first byte comes sooner.',
    '- **Sizes.** The document is fetched with gzip; “of it RSC” is by how much it shrinks without the data that the router needs in it. First-load JavaScript is all that the document names, but for browsers without modules.',
    '- **A click** lasts from the event’s own time stamp to the first frame after React has put in the new address and the new total. The network’s share, from the start of the router’s request to its last byte, is taken off; what the page does while the answer still comes in is thereby taken off too. “Event” is what INP looks at: from the event to the next frame, the longest of the click’s events, at least 16 ms.',
    '- **Processor time** is read from `/proc/<pid>/stat`, in ticks of 10 ms, and divided by the views. Each request comes from another visitor’s address, so no limit interferes.',
    '- **The edge.** Varnish with the configuration in `deploy/cache`; load generator (wrk, one thread), cache and web share the machine, so the cache’s pages a second are what the generator can take, and its processor time a page is the better figure.',
    '- **Goals** are recorded here and not enforced: the browser tests hold the sizes.',
  ].join('\n');
}

export const howToRepeat = `\`\`\`
pnpm seed --listings 160000
pnpm bench web
\`\`\`

The figures are kept in \`web.json\`; \`pnpm bench web --render\` only writes this page from them.`;
