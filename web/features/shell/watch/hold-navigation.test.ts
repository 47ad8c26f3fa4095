// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { whenConnected } from '#lib/browser/navigation.ts';
import { holdNavigation } from './hold-navigation.ts';

let went: string[];
let letGo: () => void;
let held: number;

beforeEach(() => {
  history.replaceState(null, '', '/liste');
  went = [];
  held = 0;
  document.body.innerHTML = `
    <a id="link" href="/auto">Auto</a>
    <form id="search" action="/suche"><input name="text"><button name="go">Suchen</button></form>
    <form id="contact" method="post"><button>Senden</button></form>`;
  for (const type of ['click', 'submit']) {
    element(type === 'click' ? 'link' : 'search').addEventListener(type, note);
  }
  element('contact').addEventListener('submit', note);
  ({ letGo } = holdNavigation({
    onHeld: () => held++,
    onReached: () => expect.unreachable('there is nothing to reach'),
  }));
});

afterEach(() => letGo());

function element(id: string): HTMLElement {
  return document.getElementById(id) ?? expect.unreachable(id);
}

/** What reaches the page; jsdom leads nowhere. */
function note(event: Event): void {
  event.preventDefault();
  went.push((event.currentTarget as Element).id);
}

const ways: [what: string, ask: () => void, id: string][] = [
  ['a link', () => element('link').click(), 'link'],
  ['a form that asks for a page', () => element('search').querySelector('button')?.click(), 'search'],
  ['what a script leads to', () => whenConnected(() => went.push('script')), 'script'],
];

test.each(ways)('%s waits until it is let go, and goes once', (_, ask, id) => {
  ask();
  expect([went, held]).toEqual([[], 1]);
  letGo();
  expect(went).toEqual([id]);
  ask();
  expect(went).toEqual([id, id]);
});

test('of several the last goes', () => {
  for (const [, ask] of ways) ask();
  letGo();
  expect([went, held]).toEqual([['script'], 3]);
});

test('nothing goes once the page is another one', () => {
  for (const [, ask] of ways) ask();
  history.pushState(null, '', '/anderswo');
  letGo();
  expect(went).toEqual([]);
});

test('a form that sends something is not held: it says itself what became of it', () => {
  element('contact').querySelector('button')?.click();
  expect([went, held]).toEqual([['contact'], 0]);
});
