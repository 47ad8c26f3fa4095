import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Markdown } from './markdown.tsx';
import { endlessTexts } from './testing/endless-texts.ts';

const pictureSource = (hash: string) => `/pictures/${hash}`;
const html = (text: string) =>
  renderToStaticMarkup(<Markdown text={text} headingLevel={3} pictureSource={pictureSource} />).replace(
    /^<div class="prose">(.*)<\/div>$/s,
    '$1',
  );
const hash = 'ab'.repeat(32);

test.each([
  ['## Über uns\n\n### Werkstatt', '<h3>Über uns</h3><h4>Werkstatt</h4>'],
  ['# Titel', '<h3>Titel</h3>'],
  ['###### Klein', '<h3>Klein</h3>'],
  ['**fett** und *schräg*  \nneue Zeile', '<p><strong>fett</strong> und <em>schräg</em><br/>neue Zeile</p>'],
  ['- eins\n- zwei', '<ul><li><p>eins</p></li><li><p>zwei</p></li></ul>'],
  ['3. drei\n4. vier', '<ol start="3"><li><p>drei</p></li><li><p>vier</p></li></ol>'],
  ['> Zitat', '<blockquote><p>Zitat</p></blockquote>'],
  ['`code`\n\n---', '<p><code>code</code></p><hr/>'],
  ['A & B < C', '<p>A &amp; B &lt; C</p>'],
  [
    '[Website](https://autohaus.example/a?b=1)',
    '<p><a href="https://autohaus.example/a?b=1" rel="nofollow noopener ugc">Website</a></p>',
  ],
  ['[Anrufen](tel:+43316123)', '<p><a href="tel:+43316123" rel="nofollow noopener ugc">Anrufen</a></p>'],
  ['[Mail][m]\n\n[m]: mailto:a@b.example', '<p><a href="mailto:a@b.example" rel="nofollow noopener ugc">Mail</a></p>'],
  [`![Halle](/media/${hash})`, `<p><img src="/pictures/${hash}" alt="Halle" loading="lazy"/></p>`],
])('%j is shown as %s', (text, expected) => {
  expect(html(text)).toBe(expected);
});

/** Ways in which raw HTML, addresses and entities have been used to run a script or to ask others for something. */
const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'Text <img src=x onerror=alert(1)> Text',
  '<svg/onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<style>*{background:url(//evil.example)}</style>',
  '<base href="//evil.example">',
  '<form action="//evil.example"><button>x</button></form>',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?php echo 1 ?>',
  '<details open ontoggle=alert(1)>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\nscript:alert(1))',
  '[x](java\u0000script:alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](%6aavascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](vbscript:msgbox(1))',
  '[x](file:///etc/passwd)',
  '[x](blob:https://kardan.example/1)',
  '[x](//evil.example)',
  '[x](/dealership-admin)',
  '[x](https://kardan.example@evil.example)',
  '[x](<javascript:alert(1)>)',
  '[x][y]\n\n[y]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '<https://evil.example/"onmouseover="alert(1)>',
  '[x](https://e.example/"onmouseover="alert(1))',
  '[x](https://e.example/ "title\\" onmouseover=\\"alert(1)")',
  '![x](https://evil.example/pixel.gif)',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml,<svg onload=alert(1)>)',
  '![x](/media/../api/v1/public/statistics)',
  '![" onerror="alert(1)](/media/x)',
  '`<script>alert(1)</script>`',
  '```html\n<script>alert(1)</script>\n```',
  '```"><script>alert(1)</script>\nx\n```',
  '# <script>alert(1)</script>',
  '- <img src=x onerror=alert(1)>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\\<script>alert(1)\\</script>',
  '*<script>*alert(1)</script>',
];

const elements = new Set('h2 h3 h4 h5 h6 p ul ol li blockquote pre code hr strong em br a img div'.split(' '));
const attributes: Record<string, RegExp> = {
  href: /^(https?:\/\/|mailto:|tel:)/,
  rel: /^nofollow noopener ugc$/,
  src: /^\/pictures\/[0-9a-f]{64}$/,
  alt: /^/,
  loading: /^lazy$/,
  start: /^\d+$/,
};

/** Every tag of the markup is one of ours with our attributes; everything between them is text. */
function expectClosedSet(text: string): void {
  const markup = html(text);
  const tag = /<\/?([a-z0-9]+)((?: [a-z]+="[^"<>]*")*)\/?>/g;
  for (const [, name = '', given = ''] of markup.matchAll(tag)) {
    expect(elements, `${name} from ${text}`).toContain(name);
    for (const [, attribute = '', value = ''] of given.matchAll(/ ([a-z]+)="([^"]*)"/g)) {
      expect(value, `${attribute} from ${text}`).toMatch(attributes[attribute] ?? /no such attribute/);
    }
  }
  expect(markup.replace(tag, ''), `left over from ${text}`).not.toMatch(/[<>]/);
}

test.each(attacks)('%j shows nothing but the closed set', (attack) => {
  expectClosedSet(attack);
  expectClosedSet(`Vorher **fett** ${attack} nachher\n\n${attack}`);
  expect(html(attack)).not.toMatch(/href="(javascript|data|vbscript|file|blob)/i);
});

test('of what is left out the words remain', () => {
  expect(html('[Preisliste](javascript:alert(1))')).toBe('<p>Preisliste</p>');
  expect(html('![Unser Hof](https://evil.example/x.png)')).toBe('<p>Unser Hof</p>');
  expect(html('Wir sind <b>immer</b> da')).toBe('<p>Wir sind immer da</p>');
});

test('whatever is written shows nothing but the closed set', () => {
  const pieces = fc.constantFrom(
    ...attacks,
    '[',
    ']',
    '(',
    ')',
    '<',
    '>',
    '"',
    '`',
    '*',
    '\n',
    '# ',
    '- ',
    '> ',
    '    ',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 12 }), (parts) => expectClosedSet(parts.join(''))),
  );
});

test.each(endlessTexts)('of %s without end no more is shown than a page holds', (_what, text) => {
  expect(html(text).length).toBeLessThan(300_000);
});

test('a carriage return ends a line as a line feed does, and counts as one', () => {
  expect(html('- eins\r- zwei\r\n- drei')).toBe(html('- eins\n- zwei\n- drei'));
  const lines = Array.from({ length: 6_000 }, () => 'a');
  expect(html(lines.join('\r'))).toBe(html(lines.join('\n')));
});

test('what lies deeper than eight lists or quotes is left out', () => {
  const quotes = html(`${'> '.repeat(12)}tief`);
  expect(quotes.match(/<blockquote>/g) ?? []).toHaveLength(0);
  expect(html(`${'> '.repeat(7)}da`).match(/<blockquote>/g)).toHaveLength(7);
});

test('a long page with all that a page has is read to its end', () => {
  const section = '## Werkstatt\n\nWir *prüfen*, [reparieren](https://a.example) und **pflegen** (auch Oldtimer):\n\n';
  const items = Array.from(
    { length: 8 },
    (_, i) => `- Leistung ${i}, mit vielen Worten beschrieben, so wie es üblich ist\n`,
  );
  const text = `${`${section}${items.join('')}\n`.repeat(30)}Ende`;
  expect(text.length).toBeGreaterThan(18_000);
  expect(html(text)).toMatch(/<p>Ende<\/p>$/);
});
