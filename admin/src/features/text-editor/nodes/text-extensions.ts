import { InputRule, mergeAttributes, Node } from '@tiptap/core';
import Code from '@tiptap/extension-code';
import Document from '@tiptap/extension-document';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { NodeSelection } from '@tiptap/pm/state';
import { ReactNodeViewRenderer } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { headingLevels } from '../document/document-node.ts';
import { PartView } from './part-view.tsx';
import { ReferenceView } from './reference-view.tsx';

/** Stands by itself, not in lists or quotes. No node has this name: it would be taken for that node alone. */
const standing = 'standing';

/** A block of ours, or what the editor has no form for: one piece that is kept letter by letter. */
const part = Node.create({
  name: 'part',
  group: standing,
  atom: true,
  draggable: true,
  addAttributes: () => ({ source: { default: '', rendered: false } }),
  parseHTML: () => [{ tag: 'div[data-part]', getAttrs: (element) => ({ source: element.getAttribute('data-part') }) }],
  renderHTML: ({ node }) => ['div', { 'data-part': node.attrs.source as string }],
  renderText: ({ node }) => node.attrs.source as string,
  addNodeView: () => ReactNodeViewRenderer(PartView),
  addKeyboardShortcuts() {
    return {
      // Enter opens what is selected as a whole.
      Enter: () => {
        const { selection } = this.editor.state;
        if (!(selection instanceof NodeSelection)) return false;
        const element = this.editor.view.nodeDOM(selection.from);
        const opener = element instanceof HTMLElement ? element.querySelector<HTMLElement>('[data-open]') : null;
        opener?.click();
        return opener !== null;
      },
    };
  },
});

/** A number of the rules; typed as `{{rule:…}}` it becomes one. */
const reference = Node.create({
  name: 'reference',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ text: { default: '', rendered: false } }),
  parseHTML: () => [
    { tag: 'span[data-reference]', getAttrs: (element) => ({ text: element.getAttribute('data-reference') }) },
  ],
  renderHTML: ({ node }) => ['span', { 'data-reference': node.attrs.text as string }],
  renderText: ({ node }) => `{{${node.attrs.text as string}}}`,
  addNodeView: () => ReactNodeViewRenderer(ReferenceView, { as: 'span' }),
  addInputRules() {
    return [
      new InputRule({
        find: /\{\{([^{}]+)\}\}$/,
        handler: ({ state, range, match: [, text] }) => {
          state.tr.replaceWith(range.from, range.to, this.type.create({ text }));
        },
      }),
    ];
  },
});

const align = {
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute('data-align'),
  renderHTML: ({ align: side }: Record<string, unknown>) => (side ? { 'data-align': side } : {}),
};
/** Markdown's cells hold one line and are never joined. */
const cell = {
  content: 'paragraph',
  addAttributes(this: { parent?: (() => object) | undefined }) {
    return { ...this.parent?.(), align };
  },
};

/** What a text may be made of: what `read-document.ts` reads and `write-document.ts` writes, and nothing else. */
export const textExtensions = [
  Document.extend({ content: `(block | ${standing})+` }),
  StarterKit.configure({
    document: false,
    code: false,
    strike: false,
    underline: false,
    heading: { levels: [...headingLevels] },
    link: { openOnClick: false, autolink: false, defaultProtocol: 'https' },
  }),
  // Code may be bold, or a link's words.
  Code.extend({ excludes: '' }),
  // Without the widths of columns, which the page's policy would refuse as styles.
  Table.extend({
    group: standing,
    renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]],
  }).configure({ resizable: false, View: null }),
  TableRow,
  TableHeader.extend(cell),
  TableCell.extend(cell),
  part,
  reference,
];
