import { sourceMarks } from '@kardan/contract/site-paths';
import {
  type StatisticsKind,
  type StatisticsSource,
  statisticsSources,
} from '@kardan/contract/values/statistics-kinds';
import { countEvent, noteSource } from '#lib/api/statistics.ts';

/** In which kind of list a card stands: the nearest part of the page that says so, else some category. */
export function sourceOfCard(card: Element): StatisticsSource {
  const said = card.closest<HTMLElement>('[data-source]')?.dataset.source;
  return statisticsSources.find((source) => source === said) ?? 'category';
}

/**
 * Notes in which list a car was when something of its card is pressed, so that its page can say so. A page in another tab
 * knows nothing of this one: its address says it, behind the #, and the page takes it away. Returns how to stop.
 */
export function noteSources(): () => void {
  const listening = new AbortController();
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    const card = event.target.closest<HTMLElement>('article[data-listing]');
    if (card) {
      const source = sourceOfCard(card);
      noteSource(Number(card.dataset.listing), source);
      if (link && opensTab(event)) markForAMoment(link, source);
    }
    const counted = link?.closest<HTMLElement>('[data-counts]')?.dataset;
    if (counted?.countsListing) countEvent(counted.counts as ReportedKind, Number(counted.countsListing));
  };
  const options = { capture: true, signal: listening.signal };
  document.addEventListener('click', onClick, options);
  document.addEventListener('auxclick', onClick, options);
  return () => listening.abort();
}

type ReportedKind = Exclude<StatisticsKind, 'inquiry'>;

const middleButton = 1;

function opensTab({ type, button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return type === 'auxclick' ? button === middleButton : ctrlKey || metaKey || shiftKey;
}

/** The browser reads the address after all listeners; whoever copies it later gets it as it was. */
function markForAMoment(link: HTMLAnchorElement, source: StatisticsSource): void {
  if (source === 'direct' || link.hash !== '') return;
  const { href } = link;
  link.hash = sourceMarks[source];
  setTimeout(() => {
    link.href = href;
  });
}
