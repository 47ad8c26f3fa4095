import { type ContentState, contentStates } from '@kardan/contract/values/content';
import { useQuery } from '@tanstack/react-query';
import { inReviewQuery } from '#domain/portal/content.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  state: ContentState | undefined;
  onShow: (state: ContentState | undefined) => void;
}

export function StateChips({ state, onShow }: Props) {
  const t = useTexts('portalContent');
  const { data: inReview } = useQuery(inReviewQuery);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would frame them as if they were a form
    <div role="group" aria-label={t('states')} className="scroll-strip relative flex gap-1.5 overflow-x-auto py-1">
      {[undefined, ...contentStates].map((each) => (
        <button
          key={each ?? 'all'}
          type="button"
          aria-pressed={state === each}
          onClick={() => onShow(each)}
          className="inline-flex min-h-9 shrink-0 items-center rounded-sm border border-line-strong px-2.5 text-xs font-medium whitespace-nowrap hover:border-line-hover hover:bg-surface-2 aria-pressed:border-inverse aria-pressed:bg-inverse aria-pressed:text-on-inverse pointer-coarse:min-h-11"
        >
          {t(`state.${each ?? 'all'}`)}
          {each === 'review' && !!inReview && <span className="ml-1.5">{inReview}</span>}
        </button>
      ))}
    </div>
  );
}
