import type { PhrasingContent } from 'mdast';
import type { DocumentNode, Mark } from './document-node.ts';
import type { HiddenReferences } from './hidden-references.ts';

/** A run of text with its marks, each of which nests. */
interface Leaf {
  node: DocumentNode;
  marks: Mark[];
}

/** Of two that reach equally far the first stands outside, in whichever order the editor holds them. Code is no nesting. */
const order = ['link', 'bold', 'italic'];

/** The editor keeps marks at each piece of text, Markdown nests them: whatever reaches furthest stands outside. */
export function writeInlines(nodes: readonly DocumentNode[], references: HiddenReferences): PhrasingContent[] {
  const leaves = nodes.map((node) => ({
    node,
    marks: order.flatMap((type) => node.marks?.find((mark) => mark.type === type) ?? []),
  }));
  return trimmed(nested(leaves, references));
}

function nested(leaves: readonly Leaf[], references: HiddenReferences): PhrasingContent[] {
  const written: PhrasingContent[] = [];
  for (let at = 0; at < leaves.length; ) {
    const leaf = leaves[at] as Leaf;
    const runs = leaf.marks.map((mark) => ({ mark, end: endOfRun(leaves, at, mark) }));
    const [widest] = runs.sort((a, b) => b.end - a.end);
    if (widest) {
      const inside = leaves.slice(at, widest.end).map((each) => without(each, widest.mark));
      written.push(...wrapped(widest.mark, nested(inside, references)));
      at = widest.end;
    } else {
      written.push(plain(leaf.node, references));
      at += 1;
    }
  }
  return joined(written);
}

function endOfRun(leaves: readonly Leaf[], from: number, mark: Mark): number {
  const end = leaves.findIndex((leaf, index) => index > from && !leaf.marks.some((each) => isSame(each, mark)));
  return end < 0 ? leaves.length : end;
}

function without({ node, marks }: Leaf, mark: Mark): Leaf {
  return { node, marks: marks.filter((each) => !isSame(each, mark)) };
}

function isSame(a: Mark, b: Mark): boolean {
  return a.type === b.type && a.attrs?.href === b.attrs?.href;
}

function plain({ type, text = '', attrs, marks = [] }: DocumentNode, references: HiddenReferences): PhrasingContent {
  if (type === 'hardBreak') return { type: 'break' };
  if (type === 'reference') return { type: 'text', value: references.hide(String(attrs?.text ?? '')) };
  return marks.some((mark) => mark.type === 'code')
    ? { type: 'inlineCode', value: text }
    : { type: 'text', value: text };
}

/** Spaces at the ends of what is marked go outside: `**bold **` would be no bold at all. */
function wrapped(mark: Mark, children: PhrasingContent[]): PhrasingContent[] {
  const first = children[0];
  const before = first?.type === 'text' ? (/^\s+/.exec(first.value)?.[0] ?? '') : '';
  if (first?.type === 'text') first.value = first.value.slice(before.length);
  const last = children.at(-1);
  const after = last?.type === 'text' ? (/\s+$/.exec(last.value)?.[0] ?? '') : '';
  if (last?.type === 'text') last.value = last.value.slice(0, last.value.length - after.length);
  const filled = children.filter((child) => child.type !== 'text' || child.value !== '');
  const inside: PhrasingContent[] = filled.length > 0 ? [wrapping(mark, filled)] : [];
  return [...spaces(before), ...inside, ...spaces(after)];
}

function wrapping(mark: Mark, children: PhrasingContent[]): PhrasingContent {
  if (mark.type === 'link') return { type: 'link', url: String(mark.attrs?.href ?? ''), children };
  return { type: mark.type === 'bold' ? 'strong' : 'emphasis', children };
}

function spaces(value: string): PhrasingContent[] {
  return value === '' ? [] : [{ type: 'text', value }];
}

/** Texts beside each other are one: what is escaped depends on what stands around. */
function joined(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.reduce<PhrasingContent[]>((list, node) => {
    const before = list.at(-1);
    if (before?.type === 'text' && node.type === 'text') before.value += node.value;
    else list.push(node);
    return list;
  }, []);
}

/** Spaces at the ends of a block mean nothing; a break at its end would be a backslash. */
function trimmed(nodes: PhrasingContent[]): PhrasingContent[] {
  const [first] = nodes;
  if (first?.type === 'text') first.value = first.value.trimStart();
  const last = nodes.at(-1);
  if (last?.type === 'text') last.value = last.value.trimEnd();
  const isEmpty = (node: PhrasingContent | undefined) =>
    node?.type === 'break' || (node?.type === 'text' && node.value === '');
  if (nodes.length > 0 && isEmpty(nodes.at(-1))) return trimmed(nodes.slice(0, -1));
  return nodes.length > 0 && isEmpty(nodes[0]) ? trimmed(nodes.slice(1)) : nodes;
}
