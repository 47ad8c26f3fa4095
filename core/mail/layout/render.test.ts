import { expect, test } from 'vitest';
import { loadEnv } from '../../env.ts';
import type { MailCar, MailContent } from '../mail-content.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

const site = { ...loadEnv({ SITE_NAME: 'Ring & Rad' }), SITE_ORIGIN: 'https://ring.example' };
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
    { kind: 'section', title: 'Preis gesenkt' },
    {
      kind: 'car',
      compact: true,
      car: {
        title: 'Polo',
        price: '€ 7.990',
        reduction: 'niedrigster Preis der letzten 30 Tage: € 8.490',
        reserved: 'Reserviert',
        rating: { label: 'Guter Preis', tone: 'good' },
        facts: '05/2019',
        place: '8010 Graz · 12 km',
        pictureUrl: null,
        url,
      },
    },
    { kind: 'car', car: { title: 'Up', price: '€ 5.990', facts: '', sold: 'Verkauft', pictureUrl: null, url } },
    { kind: 'code', label: 'Code', code: '012345' },
  ],
  links: [{ label: 'Abmelden', url: 'https://ring.example/ab' }],
  reason: 'Weil Sie Autos anbieten.',
};

/** What a reader sees of the HTML, without its spaces. */
const seen = (html: string) =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
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
  ].concat(
    ['Zeile zwei', 'Antworten', 'Ein Hinweis.', 'Weil Sie Autos anbieten.', 'Preis gesenkt', '€ 7.990', '€ 8.490'],
    ['Reserviert', 'Guter Preis', '8010 Graz · 12 km', 'Verkauft', '012345', 'Abmelden'],
  );
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
        { kind: 'section', title: attack },
        { kind: 'code', label: attack, code: attack },
        { kind: 'car', compact: true, car: attackedCar(attack) },
      ],
      links: [{ label: attack, url: attack }],
    },
  );
  expect(html).not.toContain('<img src=x');
  expect(html).not.toMatch(/="[^"]*"><img src=x/);
  // The cars' own pictures are the only ones.
  expect(html.match(/<img/g)).toHaveLength(2);
});

function attackedCar(text: string): MailCar {
  const words = { title: text, price: text, facts: text, reduction: text, place: text, reserved: text, sold: text };
  return { ...words, rating: { label: text, tone: 'high' }, pictureUrl: text, url: text };
}

test('an amount is not broken from its unit', () => {
  expect(renderHtml(site, content)).toContain('€&nbsp;7.990');
  expect(renderHtml(site, content)).toContain('12&nbsp;km');
});

test('a mail loads nothing but the car’s picture from our own site', () => {
  const html = renderHtml(site, content);
  expect(html).not.toMatch(/<img|<link|@import|url\(|<script/);
});
