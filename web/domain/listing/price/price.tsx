import { classes } from '@kardan/ui/classes.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { ReactNode } from 'react';

/** md: tile · lg: result card · xl: buy box */
const sizes = { md: 'text-xl', lg: 'text-[1.5rem] md:text-[1.625rem]', xl: 'text-3xl' };

/** The price, already written ("€ 24.990"): the largest text of a card. */
export function Price({ children, size = 'md' }: { children: ReactNode; size?: keyof typeof sizes }) {
  return (
    <p className={classes('wide leading-[1.1] font-[660] tracking-[-0.01em] whitespace-nowrap', sizes[size])}>
      {children}
    </p>
  );
}

/** What it cost before and since when. The drop is a fact, not a bargain: neither green nor red. */
export function PriceDrop({ before, beforeLabel, since }: { before: string; beforeLabel: string; since: string }) {
  return (
    <p className="relative inline-flex items-center gap-1.25 text-xs whitespace-nowrap text-text-2">
      <Icon name="trending-down" className="text-accent-text" />
      <span className="sr-only">{beforeLabel}</span>
      <s className="text-text-3">{before}</s>
      {since}
    </p>
  );
}
