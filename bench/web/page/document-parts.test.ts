import { expect, test } from 'vitest';
import { documentParts } from './document-parts.ts';

const html = [
  '<head><script src="/a.js" async=""></script><script src="/old.js" noModule=""></script></head>',
  '<body><script>theme()</script><p>self.__next_f.push</p>',
  '<script src="/b.js" async=""></script><script src="/a.js"></script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"a:\\u003c/script\\u003e"])</script></body>',
].join('');

test('first-load scripts are those that a modern browser loads, each once', () => {
  expect(documentParts(html).scripts).toEqual(['/a.js', '/b.js']);
});

test('the router’s data is taken out, and nothing else', () => {
  const { markup } = documentParts(html);
  expect(markup).not.toContain('__next_f=');
  expect(markup).not.toContain('a:');
  expect(markup).toContain('<script>theme()</script><p>self.__next_f.push</p>');
  expect(markup).toMatch(/<\/body>$/);
});
