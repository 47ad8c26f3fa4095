'use client';

import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { Fragment, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Live, LiveContext } from './live-count.ts';
import { openFolds } from './open-folds.ts';
import { type Dependent, tidyFormData } from './tidy-form-data.ts';

interface Props {
  /** Where the form leads. */
  action: string;
  /** A parameter, and the page that stands for it when it has just this one value. */
  shortcut: { name: string; pages: Record<string, string> };
  dependent: Dependent;
  /** Parameters that the form does not send but that count: the dealership whose page it is. */
  fixed?: string;
  /** The page's filters as the form sends them. */
  filled: string;
  /** The page with nothing chosen. */
  reset: { href: string; label: string };
  /** What stays in sight below the sections. */
  bar: ReactNode;
  children: ReactNode;
}

const settleMs = 200;

/**
 * A plain GET form. With scripts its address gets shorter and the cars are counted while one chooses; what that needs is
 * loaded with the first touch. It is sent by the browser itself, which keeps the page as it was left for the way back.
 */
export function DetailedForm({ action, shortcut, dependent, fixed = '', filled, reset, bar, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const counter = useRef<ReturnType<typeof loadCounter>>(undefined);
  const timer = useRef<number>(undefined);
  const leaving = useRef(false);
  const [live, setLive] = useState<Live>({ counting: false });
  const [blanks, setBlanks] = useState(0);

  const prepare = () => {
    counter.current ??= loadCounter(setLive);
    return counter.current;
  };
  const count = async () => {
    try {
      const { ask } = await prepare();
      if (form.current) ask(`${fixed}&${queryOf(form.current)}`);
    } catch {
      // A chunk that cannot be loaded; the next touch tries again.
      counter.current = undefined;
      setLive({ counting: false, problem: 'failed' });
    }
  };
  const countSoon = () => {
    setLive((current) => ({ ...current, counting: true }));
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void count(), settleMs);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form; another address brings another form
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const tidy = ({ formData }: FormDataEvent) => {
      tidyFormData(formData, dependent);
      if (leaving.current && pageOf(formData, shortcut)) formData.delete(shortcut.name);
    };
    element.addEventListener('formdata', tidy);
    // The browser fills in what was chosen before when one comes back or reloads.
    if (!sameParameters(queryOf(element), filled)) countSoon();
    return () => {
      element.removeEventListener('formdata', tidy);
      window.clearTimeout(timer.current);
      void counter.current?.then(
        ({ stop }) => stop(),
        () => undefined,
      );
      counter.current = undefined;
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an emptied form has other folds
  useEffect(() => (form.current ? openFolds(form.current) : undefined), [blanks]);

  const change = (target: EventTarget) => {
    if (target instanceof HTMLInputElement && 'parent' in target.dataset && !target.checked) {
      const family = target.closest('[data-family]')?.querySelectorAll<HTMLInputElement>(':checked') ?? [];
      for (const each of family) each.checked = false;
    }
    countSoon();
  };

  const send = (element: HTMLFormElement) => {
    element.action = pageOf(new FormData(element), shortcut) ?? action;
    // The way back leads to this address: a browser that did not keep the page gets it filled in again.
    history.replaceState(null, '', addressOf(reset.href, queryOf(element)));
    // Only for the data that the browser collects next: the form may be seen again as it is now.
    leaving.current = true;
    window.setTimeout(() => {
      leaving.current = false;
    });
  };

  const empty = (event: MouseEvent) => {
    // A page that came empty is already the one that the link leads to: nothing would happen.
    if (filled !== '') return;
    event.preventDefault();
    history.replaceState(null, '', reset.href);
    setBlanks((count) => count + 1);
    countSoon();
  };

  return (
    <LiveContext value={live}>
      <form
        ref={form}
        action={action}
        // What the Tab key reaches comes to stand above the bar, not below it.
        className="[&>:not(:last-child)_:is(a,button,input,select,summary)]:scroll-mb-28"
        onFocus={() => void prepare().catch(() => undefined)}
        onInput={(event) => change(event.target)}
        onSubmit={(event) => send(event.currentTarget)}
      >
        <Fragment key={blanks}>{children}</Fragment>
        <div className="sticky bottom-0 z-20 mt-6 border-t border-line-strong bg-ground in-[body:has(>section)]:bottom-16.25 print:hidden">
          <div className="page flex items-end gap-2 py-3 lg:gap-3">
            {bar}
            <LinkButton href={reset.href} icon="rotate-ccw" onClick={empty} className="max-md:mr-13 max-md:px-3">
              <span className="max-md:sr-only">{reset.label}</span>
            </LinkButton>
          </div>
        </div>
      </form>
    </LiveContext>
  );
}

async function loadCounter(tell: (live: Live) => void) {
  const { startCounting } = await import('./count-listings.ts');
  return startCounting(tell);
}

function queryOf(form: HTMLFormElement): string {
  return new URLSearchParams(
    [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
}

function addressOf(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`;
}

/** The page that the chosen values lead to, when there is just one of them. */
function pageOf(data: FormData, { name, pages }: Props['shortcut']): string | undefined {
  const [only, ...others] = data.getAll(name);
  return others.length === 0 ? pages[String(only)] : undefined;
}

function sameParameters(a: string, b: string): boolean {
  const sorted = (query: string) => query.split('&').toSorted().join('&');
  return sorted(a) === sorted(b);
}
