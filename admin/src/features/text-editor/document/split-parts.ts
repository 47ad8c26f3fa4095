/** A piece of a text: Markdown, or a block of ours from `::: name` to `:::`, each letter by letter. */
export interface TextPart {
  isBlock: boolean;
  source: string;
}

/** Cuts a text at its blocks as core does, but refuses nothing: whoever writes has not finished yet. */
export function splitParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let lines: string[] = [];
  let isBlock = false;
  let isCode = false;
  const flush = () => {
    const source = lines.join('\n').replace(/^\n+|\s+$/g, '');
    if (source !== '') parts.push({ isBlock, source });
    lines = [];
    isBlock = false;
  };
  for (const line of text.replaceAll(/\r\n?/g, '\n').split('\n')) {
    if (!isBlock && /^(```|~~~)/.test(line)) isCode = !isCode;
    const isBorder = !isCode && line.startsWith(':::');
    if (isBorder && !isBlock) {
      flush();
      isBlock = true;
    }
    lines.push(line);
    if (isBorder && line.trim() === ':::') flush();
  }
  flush();
  return parts;
}

/** What stands at the head of a block, and in it. */
export interface BlockHead {
  name: string;
  /** As they were written: `nova-by-co2 price=30000`. */
  options: string;
  title: string;
  body: string;
}

const head = /^:::\s+([a-z][a-z0-9-]*)((?:\s+[^|]*)?)(?:\|(.*))?$/;

/** Undefined for what is no block of ours, such as HTML that somebody pasted. */
export function readBlock(source: string): BlockHead | undefined {
  const [first = '', ...rest] = source.split('\n');
  const [, name, options = '', title = ''] = head.exec(hideBars(first.trim())) ?? [];
  if (name === undefined) return undefined;
  const body = rest.at(-1)?.trim() === ':::' ? rest.slice(0, -1) : rest;
  return { name, options: options.trim(), title: showBars(title).trim(), body: body.join('\n').trim() };
}

export function writeBlock({ name, options, title, body }: BlockHead): string {
  const first = ['::: ', name, options && ` ${options}`, title && ` | ${title}`].join('');
  return [first, ...(body ? [body] : []), ':::'].join('\n');
}

/** A title may hold `{{rule:…|number}}`, whose bar does not end it. */
function hideBars(text: string): string {
  return text.replaceAll(/\{\{[^{}]*\}\}/g, (reference) => reference.replaceAll('|', '\u0000'));
}

function showBars(text: string): string {
  return text.replaceAll('\u0000', '|');
}
