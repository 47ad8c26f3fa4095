import { expect, test } from 'vitest';
import { loadEnv } from '../../env.ts';
import type { MailContent } from '../mail-content.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

const site = loadEnv({
  SITE_NAME: 'Ring & Rad',
  SITE_ORIGIN: 'https://ring.example',
  FORM_SECRET: 'of its own, and long',
});
const url = 'https://ring.example/golf-7?a=1&b=2';
const content: MailContent = {
  language: 'de-AT',
  subject: 'Frage: Golf',
  preview: 'Guten Tag',
  heading: 'Frage',
  blocks: [
    { kind: 'text', text: 'Eine Anfrage.' },
    { kind: 'car', car: { title: 'Golf', price: '€ 9.990', facts: '04/2021', pictureUrl: null, url } },
    { kind: 'facts', title: 'Von', facts: [{ label: 'E-Mail', value: 'a@b.example', url: 'mailto:a%40b.example' }] },
    { kind: 'quote', title: 'Nachricht', text: 'Zeile eins\nZeile zwei' },
    { kind: 'button', label: 'Antworten', url: 'mailto:a@b.example?subject=AW' },
    { kind: 'note', text: 'Ein Hinweis.' },
  ],
  reason: 'Weil Sie Autos anbieten.',
};

/** What a reader sees of the HTML, without its spaces. */
const seen = (html: string) =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&');

test('HTML and plain text say the same', () => {
  const [html, text] = [seen(renderHtml(site, content)), renderText(site, content)];
  const words = [
    'Ring & Rad',
    'Eine Anfrage.',
    'Golf',
    '€ 9.990',
    '04/2021',
    'Von',
    'a@b.example',
    'Zeile eins',
  ].concat(['Zeile zwei', 'Antworten', 'Ein Hinweis.', 'Weil Sie Autos anbieten.']);
  for (const word of words) {
    expect(html).toContain(word);
    expect(text).toContain(word);
  }
  expect(text).toContain('> Zeile eins\n> Zeile zwei');
  expect(text).toContain(url);
});

test('nothing that somebody typed becomes markup, in whichever piece it stands', () => {
  const attack = `"><img src=x onerror=alert(1)>'&`;
  const html = renderHtml(
    { ...site, SITE_NAME: attack },
    {
      ...content,
      subject: attack,
      preview: attack,
      heading: attack,
      reason: attack,
      blocks: [
        { kind: 'text', text: attack },
        { kind: 'note', text: attack },
        { kind: 'car', car: { title: attack, price: attack, facts: attack, pictureUrl: attack, url: attack } },
        { kind: 'facts', title: attack, facts: [{ label: attack, value: attack, url: attack }] },
        { kind: 'facts', facts: [{ label: attack, value: attack }] },
        { kind: 'quote', title: attack, text: attack },
        { kind: 'button', label: attack, url: attack },
      ],
    },
  );
  expect(html).not.toContain('<img src=x');
  expect(html).not.toMatch(/="[^"]*"><img src=x/);
  // The car's own picture is the only one.
  expect(html.match(/<img/g)).toHaveLength(1);
});

test('a mail loads nothing but the car’s picture from our own site', () => {
  const html = renderHtml(site, content);
  expect(html).not.toMatch(/<img|<link|@import|url\(|<script/);
});
