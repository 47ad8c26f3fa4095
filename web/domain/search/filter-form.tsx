'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useTransition } from 'react';
import { announceNavigation, whenConnected } from '#lib/browser/navigation.ts';

interface Props {
  id: string;
  /** Where the search begins; the chosen filters become its query. */
  action: string;
  /** Parameters that mean nothing without another one, by that one's name: a radius without a place. */
  dependent?: Record<string, string>;
  children: ReactNode;
}

/**
 * The filters as a plain form that also applies itself: each change leads to the address that the form would lead to.
 * Without JavaScript it is sent by its button.
 */
export function FilterForm({ id, action, dependent, children }: Props) {
  const router = useRouter();
  const address = useSearchParams().toString();
  const form = useRef<HTMLFormElement>(null);
  const last = useRef('');
  const shown = useRef(address);
  /** What the form has asked for and has not been answered. */
  const awaited = useRef<string[]>([]);
  const [applying, startApplying] = useTransition();

  // Inputs keep what was pressed; after a chip was removed or the visitor went back, the address is right and they are not.
  // Before anything is painted: what is pressed on the new page must stay.
  useLayoutEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    const answered = awaited.current.lastIndexOf(address);
    awaited.current = answered === -1 ? [] : awaited.current.slice(answered + 1);
    // An own answer leaves what is being typed meanwhile; at any other address that would contradict the page.
    if (answered === -1 || !isTypingIn(form.current)) form.current?.reset();
  }, [address]);

  // The browser's own event: it comes when a value is final, React's with every key.
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const lookFor = (target: string) => {
      const query = new URL(target, location.href).searchParams.toString();
      if (query !== shown.current) awaited.current.push(query);
    };
    const apply = (event: Event) => {
      event.preventDefault();
      if (event.target instanceof HTMLInputElement && !event.target.checked) untickBelow(element, event.target);
      const target = addressOf(element, action, dependent);
      if (target === last.current) return;
      last.current = target;
      whenConnected(() => {
        // Taken back before there was a connection: the page is already the one that is asked for.
        if (awaited.current.length === 0 && isHere(target)) return;
        lookFor(target);
        skipUnseen();
        announceNavigation();
        startApplying(() => router.push(target, { scroll: false }));
      });
    };
    // A group whose options were not sent brings them when it is opened; `toggle` does not bubble.
    const load = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open || !target.dataset.loadFrom) return;
      const { loadFrom } = target.dataset;
      whenConnected(() => {
        announceNavigation();
        lookFor(loadFrom);
        startApplying(() => router.replace(loadFrom, { scroll: false }));
      });
    };
    const forget = () => {
      last.current = '';
    };
    element.addEventListener('change', apply);
    element.addEventListener('submit', apply);
    element.addEventListener('toggle', load, true);
    element.addEventListener('reset', forget);
    // What was pressed before this script ran counts as well.
    if (last.current === '' && isChanged(element)) {
      for (const box of untickedIn(element)) untickBelow(element, box);
      element.dispatchEvent(new Event('change'));
    }
    return () => {
      element.removeEventListener('change', apply);
      element.removeEventListener('submit', apply);
      element.removeEventListener('toggle', load, true);
      element.removeEventListener('reset', forget);
    };
  }, [action, dependent, router]);

  // Results out of sight come after those in it; then all have their own height, and the list stays where it is left.
  useEffect(() => {
    if (applying) return;
    const timer = setTimeout(showUnseen, 300);
    return () => clearTimeout(timer);
  }, [applying]);
  useEffect(() => showUnseen, []);

  return (
    // Off: a browser that fills in what was chosen on an earlier visit would contradict the address.
    <form id={id} ref={form} action={action} autoComplete="off" data-applying={applying || undefined}>
      {children}
    </form>
  );
}

/** Results out of sight are left out of the work that a new filter makes: results.css. */
function skipUnseen(): void {
  document.documentElement.dataset.skipUnseen = '';
}

function showUnseen(): void {
  delete document.documentElement.dataset.skipUnseen;
}

function addressOf(form: HTMLFormElement, action: string, dependent: Record<string, string> = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (value !== '') query.append(name, String(value));
  for (const [name, needed] of Object.entries(dependent)) if (!query.has(needed)) query.delete(name);
  return query.size > 0 ? `${action}?${query}` : action;
}

function isHere(target: string): boolean {
  const { pathname, searchParams } = new URL(target, location.href);
  return pathname === location.pathname && String(searchParams) === String(new URLSearchParams(location.search));
}

/** Whoever unticks a make means its models too, `make/model`: with one of them ticked the make would go on being sent. */
function untickBelow(form: HTMLFormElement, { name, value }: HTMLInputElement): void {
  for (const box of boxesOf(form)) {
    if (box.name === name && box.value.startsWith(`${value}/`)) box.checked = false;
  }
}

/** The boxes that the page was sent with ticked and that are not any more. */
function untickedIn(form: HTMLFormElement): HTMLInputElement[] {
  return boxesOf(form).filter(({ checked, defaultChecked }) => defaultChecked && !checked);
}

function boxesOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
}

/** Whether an input holds something else than the page was sent with. (React itself takes selects back.) */
function isChanged(form: HTMLFormElement): boolean {
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement && element.name !== '');
  return (inputs as HTMLInputElement[]).some(
    ({ checked, defaultChecked, value, defaultValue }) => checked !== defaultChecked || value !== defaultValue,
  );
}

function isTypingIn(form: HTMLFormElement | null): boolean {
  const active = document.activeElement;
  return active instanceof HTMLInputElement && active.type !== 'checkbox' && (form?.contains(active) ?? false);
}
