import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Markdown } from './markdown.tsx';
import { endlessTexts } from './testing/endless-texts.ts';

test.each(endlessTexts)('%s without end are read in a moment', (_what, text) => {
  const before = process.cpuUsage();
  renderToStaticMarkup(<Markdown text={text} headingLevel={3} pictureSource={(hash) => hash} />);
  // Some 0.4 s at worst.
  const { user, system } = process.cpuUsage(before);
  expect(user + system).toBeLessThan(2_000_000);
});
