import { expect, test } from '../../test.ts';
import { walkByKeyboard } from './keyboard-walk.ts';

const skip = '<a href="#content">Zum Inhalt</a>';
const main = (inside: string) => `<main id="content" tabindex="-1">${inside}</main>`;
const bar = '<div style="position: fixed; inset: auto 0 0; height: 300px; background: red">Leiste</div>';
const far = '<p style="height: 2000px"></p>';

const barriers: Record<string, [page: string, told: string[]]> = {
  nothing: [
    `${skip}${main('<input type=radio name=a><input type=radio name=a checked><select></select><button hidden>x</button>')}`,
    [],
  ],
  'no way past the head': [
    `<a href="/">Start</a>${main('')}`,
    ['the first stop does not lead past what all pages share'],
  ],
  'a focus that is not seen': [
    `${skip}${main('<button style="outline: none">A</button>')}`,
    ['button “A”: does not show that it has the focus'],
  ],
  'a focus that only programs see': [
    `${skip}${main('<button aria-label="A" style="position: absolute; width: 1px; height: 1px; padding: 0; border: 0"></button>')}`,
    ['button “A”: does not show that it has the focus', 'button “A”: has the focus out of view'],
  ],
  'a bar above it': [
    `${skip}${main(`${far}<button>A</button>`)}${bar}`,
    ['button “A”: has the focus below div “Leiste”'],
  ],
  'a place outside': [
    `${skip}${main('<button style="position: fixed; left: -500px; width: 90px">A</button>')}`,
    ['button “A”: has the focus out of view'],
  ],
  'an order of its own': [
    `${skip}${main('<button>A</button>')}<a href="#content" tabindex="1">B</a>`,
    ['a “B”: has a place of its own in the order', 'a “B”: never gets the focus'],
  ],
  'a trap': [
    `${skip}${main('<textarea aria-label="A" onkeydown="event.preventDefault()"></textarea><button>B</button>')}`,
    ['textarea “A”: leads no further', 'button “B”: never gets the focus'],
  ],
};

for (const [name, [content, told]] of Object.entries(barriers)) {
  test(`the walk by the Tab key tells of ${name}`, async ({ page }) => {
    await page.setContent(content);
    expect((await walkByKeyboard(page)).barriers).toEqual(told);
  });
}
