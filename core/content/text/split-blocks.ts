import { ContentFault } from './content-fault.ts';
import { readOptions } from './read-options.ts';

/** A part of a text as its author wrote it: Markdown, or a block with what stands at its head and in it. */
export type TextPart =
  | { kind: 'markdown'; text: string }
  | {
      kind: 'block';
      name: string;
      argument: string;
      options: Record<string, string>;
      title: string | null;
      body: string;
    };

const head = /^:::\s+([a-z][a-z0-9-]*)((?:\s+[^|]*)?)(?:\|(.*))?$/;

/** Cuts a text at its blocks: `::: name options | title`, down to a line `:::`. Code blocks are left as they are. */
export function splitBlocks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let lines: string[] = [];
  let open: { line: number; head: string } | undefined;
  let isCode = false;
  const flush = () => {
    const markdown = lines.join('\n').trim();
    if (markdown !== '') parts.push({ kind: 'markdown', text: markdown });
    lines = [];
  };
  for (const [index, line] of text.replaceAll(/\r\n?/g, '\n').split('\n').entries()) {
    if (!open && /^(```|~~~)/.test(line)) isCode = !isCode;
    if (isCode || !line.startsWith(':::')) {
      lines.push(line);
    } else if (line.trim() === ':::') {
      if (!open) throw new ContentFault(`line ${index + 1}: a block ends that did not begin`);
      parts.push(blockOf(open.head, lines.join('\n').trim(), open.line));
      open = undefined;
      lines = [];
    } else {
      if (open) throw new ContentFault(`line ${index + 1}: blocks do not stand in one another`);
      flush();
      open = { line: index + 1, head: line };
    }
  }
  if (open) throw new ContentFault(`line ${open.line}: a block does not end`);
  flush();
  return parts;
}

function blockOf(line: string, body: string, number: number): TextPart {
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
