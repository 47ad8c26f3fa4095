import { ContentFault } from './content-fault.ts';
import { readOptions } from './read-options.ts';

/** A part of a text as its author wrote it: Markdown, or a block with what stands at its head and in it. */
export type TextPart = { kind: 'markdown'; text: string } | TextBlock;

export interface TextBlock {
  kind: 'block';
  name: string;
  argument: string;
  options: Record<string, string>;
  title: string | null;
  body: string;
}

const head = /^:::\s+([a-z][a-z0-9-]*)((?:\s+[^|]*)?)(?:\|(.*))?$/;

/** Cuts a text at its blocks: `::: name options | title`, down to a line `:::`. Code blocks are left as they are. */
export function splitBlocks(text: string): TextPart[] {
  const { parts, fault } = cut(text);
  if (fault) throw fault;
  return parts;
}

/** The blocks of a text; of one with faults in it those that can be made out. */
export function blocksOf(text: string): TextBlock[] {
  return cut(text).parts.filter((part) => part.kind === 'block');
}

interface OpenBlock {
  head: string;
  line: number;
}

/** Goes on after a fault; gives the first one. */
function cut(text: string): { parts: TextPart[]; fault: ContentFault | undefined } {
  const parts: TextPart[] = [];
  let fault: ContentFault | undefined;
  let lines: string[] = [];
  let open: OpenBlock | undefined;
  let isCode = false;
  const flush = () => {
    const markdown = lines.join('\n').trim();
    if (markdown !== '') parts.push({ kind: 'markdown', text: markdown });
    lines = [];
  };
  const endBlock = ({ head, line }: OpenBlock) => {
    try {
      parts.push(blockOf(head, lines.join('\n').trim(), line));
    } catch (error) {
      if (!(error instanceof ContentFault)) throw error;
      fault ??= error;
    }
    lines = [];
    open = undefined;
  };
  for (const [index, line] of text.replaceAll(/\r\n?/g, '\n').split('\n').entries()) {
    if (!open && /^(```|~~~)/.test(line)) isCode = !isCode;
    if (isCode || !line.startsWith(':::')) {
      lines.push(line);
    } else if (line.trim() === ':::') {
      if (open) endBlock(open);
      else fault ??= new ContentFault(`line ${index + 1}: a block ends that did not begin`);
    } else {
      if (open) {
        fault ??= new ContentFault(`line ${index + 1}: blocks do not stand in one another`);
        endBlock(open);
      }
      flush();
      open = { line: index + 1, head: line };
    }
  }
  if (open) {
    fault ??= new ContentFault(`line ${open.line}: a block does not end`);
    endBlock(open);
  }
  flush();
  return { parts, fault };
}

function blockOf(line: string, body: string, number: number): TextBlock {
  const [, name, rest = '', title] = head.exec(line.trim()) ?? [];
  if (!name) throw new ContentFault(`line ${number}: “${line}” is no block`);
  // A chart's name stands before its options.
  const [, argument = '', options = ''] = /^\s*([a-z0-9-]+(?=\s|$))?(.*)$/s.exec(rest) ?? [];
  return {
    kind: 'block',
    name,
    argument,
    options: readOptions(options, `line ${number}`),
    title: title?.trim() || null,
    body,
  };
}
