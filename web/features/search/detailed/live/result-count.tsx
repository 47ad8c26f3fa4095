'use client';

import { classes } from '@kardan/ui/classes.ts';
import { useContext } from 'react';
import { useTexts } from '#lib/texts/use-texts.ts';
import { LiveContext } from './live-count.ts';

/** The button's words: how many cars the form finds. Without scripts nobody counts again, so no number is claimed. */
export function ResultCount({ initial }: { initial: number | undefined }) {
  const live = useContext(LiveContext);
  const t = useTexts('search');
  const total = live.problem || live.hasTown ? undefined : (live.total ?? initial);
  if (total === undefined) return t('detailed.live.show');
  return (
    <>
      <span className={classes('transition-opacity noscript:hidden', live.counting && 'opacity-60')}>
        {total === 0 ? t('detailed.live.none') : t('detailed.live.showCount', { count: total })}
      </span>
      <span className="hidden noscript:inline">{t('detailed.live.show')}</span>
    </>
  );
}

/** Says a new number to screen readers, and to everyone why there is none. */
export function CountStatus() {
  const { total, problem, counting } = useContext(LiveContext);
  const t = useTexts('search');
  const number = total !== undefined && !counting && !problem && t('detailed.live.total', { count: total });
  return (
    <div role="status" className="relative text-xs text-alert">
      {problem ? <p className="pb-2">{t(`detailed.live.${problem}`)}</p> : <p className="sr-only">{number}</p>}
    </div>
  );
}
