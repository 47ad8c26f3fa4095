/** Texts that make a careless reader of Markdown take seconds, with what they are made of. */
export const endlessTexts: [what: string, text: string][] = [
  ['quotes in quotes', '> '.repeat(5_000)],
  ['lists in lists', Array.from({ length: 500 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')],
  ['brackets', '['.repeat(20_000)],
  ['emphasis', '*a '.repeat(10_000)],
  ['more emphasis', `${'*'.repeat(10_000)}a${'*'.repeat(9_000)}`],
  ['different emphasis', '_a*b_c*'.repeat(3_000)],
  ['lists in quotes in lists', '- > '.repeat(5_000)],
  ['numbered lists in lists', '1. '.repeat(7_000)],
  ['underlined headings', 'a\n=\n'.repeat(5_000)],
  ['lines of a quote', `${'>'.repeat(100)}a\n${'b\n'.repeat(9_000)}`],
  ['lines that end with a carriage return', `- a${'\ra'.repeat(9_000)}`],
  ['empty lines that end with a carriage return', `> ${'\r'.repeat(19_000)}`],
  ['lists in lists behind carriage returns', '\r- a\r  - b'.repeat(2_000)],
  ['links', '[a]('.repeat(8_000)],
  ['code', '`a'.repeat(15_000)],
  ['a very long text', 'Wort '.repeat(200_000)],
];
