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
const figure = /^:::\s+figure\b[^|\n]*\bpicture=([a-z0-9-]+)/gm;
const reference = /\{\{\s*rule:([A-Za-z0-9.]+)/g;
const codeBlock = /^(```|~~~)[\s\S]*?^\1/gm;
/** A credit with all that the law wants beside it: its numbers are those of the conditions. */
const creditBlock = /^:::\s+credit-sum\b/m;

/** Finds them wherever they may stand; a text with a fault in it is read as far as it can be. */
export function usesOf(frontMatter: Readonly<Record<string, unknown>>, body: string): TextUses {
  const text = body.replaceAll(/\r\n?/g, '\n').replaceAll(codeBlock, '');
  const head = [frontMatter.title, frontMatter.lead, frontMatter.carsTitle].filter((each) => typeof each === 'string');
  const found = (pattern: RegExp, where = text) => [...where.matchAll(pattern)].map(([, name = '']) => name);
  const { picture } = frontMatter;
  return {
    links: unique([...found(inlineLink), ...found(definedLink), ...found(autoLink)]),
    pictures: unique([...(typeof picture === 'string' && picture !== '' ? [picture] : []), ...found(figure)]),
    references: unique([
      ...found(reference, [...head, text].join('\n')),
      ...(creditBlock.test(text) ? ['credit.interest', 'credit.fee'] : []),
    ]),
  };
}

export function isExternal(link: string): boolean {
  return /^https?:\/\//i.test(link);
}

function unique(names: string[]): string[] {
  return [...new Set(names)];
}
