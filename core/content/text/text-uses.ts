import { blocksOf } from './split-blocks.ts';

/** What a text leads to and is made of, beyond its words. */
export interface TextUses {
  /** As they are written: of this site, or of others. */
  links: string[];
  pictures: string[];
  /** Numbers of the rules, by name. */
  references: string[];
}

// Their parts have bounds: what never ends is otherwise read to the end of the text from each place where it may begin.
const inlineLink = /\]\(\s{0,20}<?([^)\s>]{1,500})>?(?:\s{1,20}"[^"]{0,200}")?\s{0,20}\)/g;
const definedLink = /^ {0,3}\[[^\]\n]{1,200}\]:\s{0,20}<?([^\s>]{1,500})(?:>|(?!\S))/gm;
const autoLink = /<(https?:\/\/[^\s>]{1,500})>/g;
const reference = /\{\{\s*rule:([A-Za-z0-9.]+)/g;
const codeBlock = /^(```|~~~)[\s\S]*?^\1/gm;

/** Finds them wherever they may stand; a text with a fault in it is read as far as it can be. */
export function usesOf(frontMatter: Readonly<Record<string, unknown>>, body: string): TextUses {
  const text = body.replaceAll(/\r\n?/g, '\n').replaceAll(codeBlock, '');
  const head = [frontMatter.title, frontMatter.lead, frontMatter.carsTitle].filter((each) => typeof each === 'string');
  const found = (pattern: RegExp, where = text) => [...where.matchAll(pattern)].map(([, name = '']) => name);
  const blocks = blocksOf(body);
  const figures = blocks.filter(({ name }) => name === 'figure').map(({ options }) => options.picture);
  return {
    links: unique([...found(inlineLink), ...found(definedLink), ...found(autoLink)]),
    pictures: unique([frontMatter.picture, ...figures].filter((each) => typeof each === 'string').filter(Boolean)),
    references: unique([
      ...found(reference, [...head, text].join('\n')),
      // Beside a credit stands all that the law wants: its numbers are those of the conditions.
      ...(blocks.some(({ name }) => name === 'credit-sum') ? ['credit.interest', 'credit.fee'] : []),
    ]),
  };
}

export function isExternal(link: string): boolean {
  return /^https?:\/\//i.test(link);
}

function unique(names: string[]): string[] {
  return [...new Set(names)];
}
