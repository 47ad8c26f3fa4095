import { expect, test } from 'vitest';
import { inlineScripts } from './inline-scripts.ts';

const own = new Set(['start()']);

test('our own scripts and React’s data get a hash, each once', () => {
  const html = [
    '<script>start()</script>',
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    '<script>self.__next_f.push([1,"a \\"quoted\\" \\u003c/script\\u003e text"])</script>',
    '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[7]});</script>',
    '<script>start()</script>',
  ].join('');
  const { hashes, unknown } = inlineScripts(html, own);
  expect(hashes).toHaveLength(4);
  expect(unknown).toEqual([]);
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
  '<script id="other">start()</script>',
  '<script async>self.__next_f.push([1,""])</script>',
])('%s gets none and is told', (html) => {
  expect(inlineScripts(html, own)).toEqual({ hashes: [], unknown: [expect.any(String)] });
});

test.each([
  '<script src="/a.js"></script>',
  '<script data-src="/a.js" async=""></script>',
  '<script type="application/ld+json">{}</script>',
])('%s holds no program', (html) => {
  expect(inlineScripts(html, own)).toEqual({ hashes: [], unknown: [] });
});
