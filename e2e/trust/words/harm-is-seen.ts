import { writeZip } from '@kardan/core/stock/export/write-zip';
import { expect } from 'vitest';
import type { WatchedTab } from './browser.ts';
import { harmIn } from './files.ts';
import { flawsOfXml } from './machine-files.ts';
import { harmInMail } from './mails.ts';
import type { Speech } from './speech.ts';

/** What would write the words as they are, in a page, a file, XML or a mail, is told as harm. */
export async function harmIsSeen({ page, look }: WatchedTab, speech: Speech): Promise<void> {
  const body = speech.said.map(({ text }) => text).join('\n');
  await page.route('**/unescaped', (route) => route.fulfill({ contentType: 'text/html', body }));
  const { harm } = await look('/unescaped', speech);
  await page.unroute('**/unescaped');
  expect(harm).toContain('a typed script ran');
  for (const seen of [/^element: <img/, /^element: <svg/]) expect(harm).toContainEqual(expect.stringMatching(seen));
  const sheet = speech.said.map(({ text }) => `"${text.replaceAll('"', '""')}"`).join(';');
  expect(harmIn({ name: 'sheet', kind: 'csv', bytes: Buffer.from(sheet) }).length).toBeGreaterThan(20);
  const workbook = await inZip(`<c><f>1+1</f></c><c>${body}</c>`);
  const inWorkbook = harmIn({ name: 'workbook', kind: 'xlsx', bytes: workbook });
  for (const seen of [/^<f>1/, /^<img/]) expect(inWorkbook).toContainEqual(expect.stringMatching(seen));
  const paper = `<< /Title (${body}) >> stream\n<x:xmpmeta>${body}</x:xmpmeta>endstream`;
  const onPaper = harmIn({ name: 'paper', kind: 'pdf', bytes: Buffer.from(paper) });
  for (const seen of [/^.OpenAction/, /^<img/]) expect(onPaper).toContainEqual(expect.stringMatching(seen));
  const feed = `<rss><title>${body}</title></rss>`;
  expect(await page.evaluate(flawsOfXml, feed)).not.toEqual([]);
  expect(await page.evaluate(flawsOfXml, '<rss><title>a &lt;b</title></rss>')).toEqual([]);
  const mail = { id: '', subject: 'a\nb', html: body, text: '', recipients: ['a@evil.example'] };
  const found = harmInMail({ ...mail, headers: [['bcc', 'a@evil.example']] }).join('\n');
  for (const seen of [/data-hit/, /^bcc/m, /^a@evil/m, /^subject/m]) expect(found).toMatch(seen);
}

async function inZip(sheet: string): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(writeZip([{ name: 'xl/worksheets/sheet1.xml', content: [sheet] }])));
}
