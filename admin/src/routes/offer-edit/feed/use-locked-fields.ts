import type { OwnListing } from '@kardan/contract/calls/stock/own-listing';
import { type EditableFieldKey, editableFieldKeys } from '@kardan/contract/editable-field-keys';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { fieldLabel, valueText } from '#domain/listing/field-words.ts';
import { answersAbout, ownListingQuery } from '#domain/listing/own-listing.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { useEditor } from '../saving/use-editor.ts';

type LockedField = NonNullable<OwnListing['feed']>['locked'][number];
type FeedField = EditableFieldKey | 'pictures' | 'state';

interface ShownLock {
  field: FeedField;
  label: string;
  /** What the feed says, in words; null of a state, of which its files say nothing that could be taken at once. */
  feedText: string | null;
}

/** Fields that a person has set and the car's feed leaves alone, with what the feed says of them. */
export function useLockedFields(): readonly ShownLock[] {
  const t = useTexts('car');
  const locale = useLocale();
  const { car } = useEditor();
  return (car.feed?.locked ?? []).flatMap(({ field, feedValue }: LockedField): ShownLock[] => {
    if (isFieldKey(field)) {
      const feedText = shortened(valueText(field, feedValue, t, locale));
      return [{ field, label: fieldLabel(field, t, locale), feedText }];
    }
    if (field === 'pictures') return [{ field, label: t('tab.pictures'), feedText: t('feed.pictures') }];
    return field === 'state' ? [{ field, label: t('feed.state'), feedText: null }] : [];
  });
}

/** Lets the feed say a field again: with its next run, or with what it said last at once. */
export function useUnlock() {
  const t = useTexts('car');
  const { id } = useEditor();
  return useChange(
    ({ field, now }: { field: FeedField; now: boolean }) =>
      api.unlockFeedFields({ params: id, body: { fields: [field], now } }),
    {
      stale: [ownListingQuery(id).queryKey, ...answersAbout(id)],
      onDone: (_, { now }) => showToast({ text: t(now ? 'feed.taken' : 'feed.released') }),
    },
  );
}

function isFieldKey(field: string): field is EditableFieldKey {
  return (editableFieldKeys as readonly string[]).includes(field);
}

function shortened(text: string): string {
  return text.length > 160 ? `${text.slice(0, 160)} …` : text;
}
