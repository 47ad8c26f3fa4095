import { classes } from '@kardan/ui/classes.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { ReactNode } from 'react';

/** md: tile · lg: result card · xl: buy box */
const sizes = { md: 'text-xl', lg: 'text-[1.5rem] md:text-[1.625rem]', xl: 'text-3xl' };

interface PriceProps {
  children: ReactNode;
  size?: keyof typeof sizes;
  /** Of a price without the registration tax: that it comes on top. */
  plusNova?: string | undefined;
}

/** The price, already written ("€ 24.990"): the largest text of a card. */
export function Price({ children, size = 'md', plusNova }: PriceProps) {
  return (
    <p className={classes('wide leading-[1.1] font-[660] tracking-[-0.01em] whitespace-nowrap', sizes[size])}>
      {children}
      {plusNova && (
        <span className="block text-xs leading-normal font-regular tracking-normal text-text-2 [font-stretch:100%]">
          {' '}
          {plusNova}
        </span>
      )}
    </p>
  );
}

/**
 * Since when it is reduced, and the lowest price of the thirty days before that (§ 9a PrAG). The drop is a fact, not a
 * bargain: neither green nor red.
 */
export function PriceDrop({ since, lowest }: { since: string; lowest: string }) {
  return (
    <p className="flex items-start gap-1.25 text-xs text-text-2">
      <Icon name="trending-down" className="mt-px text-accent-text" />
      <span>
        {since}, {lowest}
      </span>
    </p>
  );
}
