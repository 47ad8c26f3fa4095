'use client';

import { CountBadge } from '@kardan/ui/content/badge.tsx';
import { useContext } from 'react';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { SectionName } from '../sections.ts';
import { LiveContext } from './live-count.ts';

/** How many filters of a section are active: as the page came, then as the form stands. */
export function SectionCount({ section, initial }: { section: SectionName; initial: number }) {
  const { active } = useContext(LiveContext);
  const t = useTexts('search');
  const count = active?.[section] ?? initial;
  if (count === 0) return null;
  return (
    <>
      <CountBadge>
        <span aria-hidden="true">{count}</span>
      </CountBadge>
      <span className="sr-only">{t('detailed.live.active', { count })}</span>
    </>
  );
}
