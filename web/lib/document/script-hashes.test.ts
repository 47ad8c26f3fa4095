import { expect, test } from 'vitest';
import { scriptHashes } from './script-hashes.ts';

const own = new Set(['start()']);

test('our own scripts and React’s data get a hash, each once', () => {
  const html = [
    '<script>start()</script>',
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    '<script>self.__next_f.push([1,"a \\"quoted\\" \\u003c/script\\u003e text"])</script>',
    '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[7]});</script>',
    '<script>start()</script>',
  ].join('');
  expect(scriptHashes(html, own)).toHaveLength(4);
});

test.each([
  '<script>alert(1)</script>',
  '<script>self.__next_f.push([1,""]);alert(1)</script>',
  '<script>self.__next_f.push([1,""+alert(1)+""])</script>',
  '<script>self.__next_f.push([1,alert(1)])</script>',
  '<script>self.__next_f.push([1,{"toString":"x"}])</script>',
  '<script>self.__next_f.push({"length":1})</script>',
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["//evil.example/a.js"],"runtimeModuleIds":[]});</script>',
  '<script>start();alert(1)</script>',
  '<script src="/a.js"></script>',
  '<script type="application/ld+json">{}</script>',
])('%s gets none', (html) => {
  expect(scriptHashes(html, own)).toEqual([]);
});
