import { startScripts } from '@kardan/ui/theme/start-scripts.ts';
import { expect, test } from 'vitest';
import { paintFirst } from './paint-first.ts';

const page = [
  '<head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
  '<link rel="preload" as="image" href="/x.webp"/><script>theme()</script>',
  '<script src="/_next/static/chunks/a.js" async=""></script></head>',
  '<body><p>Golf</p><script src="/_next/static/chunks/old.js" noModule=""></script></body>',
].join('');

test('scripts of the build wait for the first paint, and none is fetched ahead', () => {
  const html = paintFirst(page);
  expect(html).toContain('<script data-src="/_next/static/chunks/a.js" async=""></script>');
  expect(html).not.toContain('as="script"');
  expect(html).toMatch(/<script>\{const start=.*<\/script><\/body>$/);
});

test('everything else stays as it is', () => {
  const html = paintFirst(page);
  expect(html).toContain('<link rel="preload" as="image" href="/x.webp"/><script>theme()</script>');
  expect(html).toContain('<script src="/_next/static/chunks/old.js" noModule=""></script>');
  expect(html.replaceAll(startScripts, '').length).toBeLessThan(page.length);
});

test('what React’s data say is left as it is', () => {
  const data =
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"x"])</script>';
  const html = paintFirst(page.replace('</body>', `${data}</body>`));
  expect(html).toContain(data);
  expect(html).toContain('<script data-src="/_next/static/chunks/a.js" async=""></script>');
  expect(html.match(/const start=/g)).toHaveLength(1);
});
