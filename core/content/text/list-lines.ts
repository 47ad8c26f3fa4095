import { ContentFault } from './content-fault.ts';

/** The items of a list that stands in a block; lines that are indented go on with the item before. */
export function listItems(body: string, whose: string): string[] {
  const items: string[] = [];
  for (const line of body.split('\n').filter((each) => each.trim() !== '')) {
    const [, item] = /^[-=]\s+(.*)$/.exec(line) ?? [];
    if (item !== undefined) items.push(line.startsWith('=') ? line : item);
    else if (items.length > 0 && /^\s/.test(line)) items[items.length - 1] += ` ${line.trim()}`;
    else throw new ContentFault(`${whose}: “${line}” is no line of a list`);
  }
  if (items.length === 0) throw new ContentFault(`${whose}: there is no line in it`);
  return items;
}

/** The cells of `label | small print | value`. */
export function cellsOf(line: string): string[] {
  return line.split('|').map((cell) => cell.trim());
}
