import { Button } from '@kardan/ui/actions/button.tsx';
import { classes } from '@kardan/ui/classes.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { ReactNode } from 'react';

type SearchPlateProps = {
  /** Where the form goes by GET. */
  action: string;
  /** hero: the first thing of the home page · bar: everywhere else */
  size?: 'hero' | 'bar';
  submitLabel: string;
  /** The mark of the site, on the blue band. */
  mark: ReactNode;
  /** An input with the classes of `plateInputClasses` and a label. */
  children: ReactNode;
};

/** The search box is an Austrian number plate: blue band, chalk field, one line of type. */
export function SearchPlate({ action, size = 'bar', submitLabel, mark, children }: SearchPlateProps) {
  const hero = size === 'hero';
  return (
    <search>
      <form
        action={action}
        className={classes(
          'relative flex items-stretch bg-plate text-plate-ink shadow-2 ring-2 ring-plate-edge ring-inset',
          'focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-focus',
          hero ? 'h-15 rounded-[12px] md:h-19 md:rounded-lg' : 'h-13 rounded-md',
        )}
      >
        <span
          aria-hidden="true"
          className={classes(
            'wide flex shrink-0 flex-col items-center justify-center gap-1.5 bg-plate-band leading-none font-bold text-on-accent',
            hero ? 'w-11 rounded-l-[12px] md:w-14.5 md:rounded-l-lg' : 'w-11 rounded-l-md',
          )}
        >
          {mark}
          {hero && <b className="text-[0.9375rem] max-md:hidden">A</b>}
        </span>
        {children}
        <Button
          type="submit"
          variant="accent"
          className={classes(
            'self-stretch px-4! min-h-0!',
            hero ? 'my-1.75 mr-1.75 md:my-2.5 md:mr-2.5 md:px-6.5! md:text-md' : 'my-1.5 mr-1.5',
          )}
        >
          <Icon name="search" />
          <span className="max-md:sr-only">{submitLabel}</span>
        </Button>
      </form>
    </search>
  );
}

/** One line of wide type on the plate, which is light in both themes, as is the browser's own button that clears it. */
export function plateInputClasses(size: 'hero' | 'bar'): string {
  return classes(
    'scheme-light min-w-0 flex-1 bg-transparent font-[600] tracking-[-0.005em] text-ellipsis text-plate-ink outline-none [font-stretch:112%] placeholder:font-[450] placeholder:text-plate-ink-2',
    size === 'hero' ? 'px-3 text-[clamp(1.0625rem,0.8rem+1.1vw,1.625rem)] md:px-5.5' : 'px-3 text-[1.0625rem] md:px-4',
  );
}
