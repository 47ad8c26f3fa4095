import type { ListingCheck, PriceAdvice } from '@kardan/contract/calls/stock/own-listing';
import { useQuery } from '@tanstack/react-query';
import { revisionsQuery } from '#domain/listing/own-listing.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { tabOf } from '../check/check-words.ts';
import { stockRowQuery } from '../past/performance-tab.tsx';
import { useEditor } from '../saving/use-editor.ts';
import type { CarTab } from '../tabs.ts';

/** What is behind each tab, in two or three words; nothing where it is not known yet. */
export function useTabNotes(
  check: ListingCheck | undefined,
  advice: PriceAdvice | undefined,
): Partial<Record<CarTab, string>> {
  const t = useTexts('car');
  const editor = useEditor();
  const revisions = useQuery(revisionsQuery(editor.id)).data;
  const row = useQuery(stockRowQuery(editor)).data;
  const toDo = (tab: CarTab) =>
    (check?.items ?? []).filter((item) => item.severity !== 'improves' && tabOf(item) === tab).length;
  const ofChecks = (tab: CarTab) => check && (toDo(tab) > 0 ? t('note.check', { count: toDo(tab) }) : t('note.fine'));
  const missing = (check?.items ?? []).filter(({ code }) => code === 'shot-missing').length;
  const pictures = editor.car.pictures.length;
  const notes: Record<CarTab, string | undefined> = {
    data: ofChecks('data'),
    pictures:
      missing > 0 ? t('note.picturesMore', { count: pictures, missing }) : t('note.pictures', { count: pictures }),
    price: advice?.rank != null ? t('note.rank', { rank: advice.rank, of: advice.rankOf }) : undefined,
    text: ofChecks('text'),
    performance: row ? t('note.views', { count: row.views30 }) : undefined,
    history: revisions && t('note.entries', { count: revisions.items.length }),
  };
  return Object.fromEntries(Object.entries(notes).filter(([, note]) => note !== undefined));
}
