import { expect, test } from 'vitest';
import { countElements } from './weigh-page.ts';

test('elements are counted, and neither what scripts hold nor the router’s description of the page', () => {
  const html = [
    '<!DOCTYPE html><html><body><svg><path d="M0"/></svg><p title="a &lt;b">1 &lt; 2</p><br/>',
    '<script>if (1<a && "<p>") b()</script>',
    '<script>self.__next_f.push([1,"<div><p>"])</script></body></html>',
  ].join('');
  // html, body, svg, path, p, br, and the script that is ours.
  expect(countElements(html)).toBe(7);
});
