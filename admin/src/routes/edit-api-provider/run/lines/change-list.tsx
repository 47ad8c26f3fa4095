import type { FeedLine } from '@kardan/contract/calls/feeds/runs';
import { useFeedWords } from '#features/feed-values/use-feed-words.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

/** More would hide the next car; the rest is a press away. */
const maxShown = 3;

/** What is different about a car: field, what it was, what it is. Of a new one only what it is. */
export function ChangeList({ changes, isNew }: { changes: FeedLine['changes']; isNew: boolean }) {
  const t = useTexts('feedRun');
  const list = (some: FeedLine['changes']) => (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-xs">
      {some.map((change) => (
        <Change key={change.field} change={change} isNew={isNew} />
      ))}
    </dl>
  );
  if (changes.length === 0) return null;
  if (!isNew && changes.length <= maxShown) return list(changes);
  return (
    <details className="group">
      <summary className="inline-flex min-h-6 cursor-pointer items-center text-xs font-medium text-accent-text underline-offset-3 hover:underline pointer-coarse:min-h-11">
        {t('line.changes', { count: changes.length })}
      </summary>
      <div className="mt-1.5">{list(changes)}</div>
    </details>
  );
}

function Change({ change, isNew }: { change: FeedLine['changes'][number]; isNew: boolean }) {
  const words = useFeedWords();
  const { field, before, after } = change;
  const cut = (value: unknown) => {
    const text = words.change(field, value);
    return text.length > 120 ? `${text.slice(0, 120)} …` : text;
  };
  return (
    <div className="flex min-w-0 max-w-full flex-wrap gap-x-1.5 [overflow-wrap:anywhere]">
      <dt className="text-text-3">{words.field(field)}</dt>
      <dd className="min-w-0">
        {!isNew && (
          <>
            <s className="text-text-3">{cut(before)}</s>{' '}
          </>
        )}
        <b className="font-semi">{cut(after)}</b>
      </dd>
    </div>
  );
}
