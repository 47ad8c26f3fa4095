import type { ContentDraft } from '@kardan/contract/calls/operator/content';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '#domain/inbox/waited.ts';
import { revisionsQuery } from '#domain/portal/content.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { usePersonName } from '../../use-person-name.ts';
import type { TextActs } from '../acts/use-text-acts.ts';
import { DifferenceDialog } from '../difference/difference-dialog.tsx';
import type { Writing } from '../use-writing.ts';
import { SideSection } from './side-section.tsx';

const shownAtFirst = 6;

/** Who changed the text when; each version can be compared and brought back. */
export function Revisions({ draft, writing, acts }: { draft: ContentDraft; writing: Writing; acts: TextActs }) {
  const t = useTexts('portalText');
  const c = useTexts('common');
  const locale = useLocale();
  const nameOf = usePersonName();
  const revisions = useInfiniteQuery(revisionsQuery(String(draft.id)));
  const [isWhole, setWhole] = useState(false);
  const [compared, setCompared] = useState<number>();
  const newest = draft.version.number;
  /** What is written and not saved would be missing from the comparison. */
  const compare = async (number: number) => {
    await writing.autosave.flush();
    setCompared(number);
  };
  return (
    <SideSection
      title={t('revisions')}
      aside={
        newest > 1 && (
          <Button size="sm" variant="quiet" className="-my-2" onClick={() => void compare(newest - 1)}>
            {t('revisions.differences')}
          </Button>
        )
      }
    >
      <Loaded query={revisions} skeleton={<Skeleton className="h-24" />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          return (
            <ul className="grid">
              {items.slice(0, isWhole ? undefined : shownAtFirst).map(({ number, author, at, isPublic }) => (
                <li key={number} className="border-t border-line first:border-t-0">
                  <button
                    type="button"
                    disabled={number === newest}
                    onClick={() => void compare(number)}
                    className="grid w-full grid-cols-[1fr_auto] gap-x-2 py-2 text-left text-xs leading-snug enabled:hover:bg-surface-2 pointer-coarse:min-h-11"
                  >
                    <span>{nameOf(author)}</span>
                    <span className="text-2xs text-text-3">{formatMoment(at, Date.now(), locale)}</span>
                    <span className="text-text-2">
                      {[
                        t('revision.number', { number }),
                        number === newest && t('revision.now'),
                        isPublic && t('revision.public'),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </button>
                </li>
              ))}
              {(revisions.hasNextPage || (!isWhole && items.length > shownAtFirst)) && (
                <li className="pt-1">
                  <Button
                    size="sm"
                    variant="quiet"
                    className="-ml-3"
                    busy={revisions.isFetchingNextPage}
                    onClick={() => (isWhole ? void revisions.fetchNextPage() : setWhole(true))}
                  >
                    {c('showMore')}
                  </Button>
                </li>
              )}
            </ul>
          );
        }}
      </Loaded>
      {compared !== undefined && (
        <DifferenceDialog
          contentId={String(draft.id)}
          from={compared}
          newest={newest}
          onRestore={(number) => {
            setCompared(undefined);
            acts.restore(number);
          }}
          onClose={() => setCompared(undefined)}
        />
      )}
    </SideSection>
  );
}
