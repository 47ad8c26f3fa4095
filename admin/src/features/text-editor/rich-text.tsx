import type { Node as EditorNode } from '@tiptap/pm/model';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { DocumentNode } from './document/document-node.ts';
import { openText } from './document/open-text.ts';
import { useEditing, type Writer } from './editing.ts';
import { textExtensions } from './nodes/text-extensions.ts';
import { RichToolbar } from './toolbar/rich-toolbar.tsx';
import './rich-text.css';

interface Props {
  /** What stands there at first; later changes of it are not taken: whoever writes is ahead. */
  markdown: string;
  onChange: (markdown: string) => void;
  onReady: (writer: Writer) => void;
}

/** The text as it will look, with a toolbar. All of TipTap comes with this file. */
export default function RichText({ markdown, onChange, onReady }: Props) {
  const t = useTexts('portalText');
  const { language } = useEditing();
  const toolbar = useRef<HTMLDivElement>(null);
  const [text] = useState(() => {
    const { document, write } = openText(markdown);
    const known = new WeakMap<EditorNode, DocumentNode>();
    const jsonOf = (node: EditorNode): DocumentNode => {
      const json = known.get(node) ?? (node.toJSON() as DocumentNode);
      known.set(node, json);
      return json;
    };
    return { document, writeAll: (doc: EditorNode) => write(doc.content.content.map(jsonOf)) };
  });
  const editor = useEditor({
    extensions: textExtensions,
    content: text.document,
    // The page's policy takes styles from files alone.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t('body'),
        lang: language,
        class: 'rich-text',
      },
      handleKeyDown: (_, event) => {
        if (event.key !== 'F10' || !event.altKey) return false;
        toolbar.current?.querySelector<HTMLElement>('button')?.focus();
        return true;
      },
    },
    onUpdate: ({ editor: changed }) => onChange(text.writeAll(changed.state.doc)),
  });
  useEffect(() => {
    if (editor) onReady(writerOf(editor));
  }, [editor, onReady]);
  if (!editor) return null;
  return (
    <>
      <RichToolbar ref={toolbar} editor={editor} />
      <div className="mx-auto max-w-[720px] px-(--gutter) pb-10">
        <EditorContent editor={editor} />
      </div>
    </>
  );
}

function writerOf(editor: Editor): Writer {
  const selected = () => {
    const { from, to } = editor.state.selection;
    return editor.state.doc.textBetween(from, to, ' ');
  };
  return {
    insertBlock: (source) => {
      editor
        .chain()
        .focus()
        .insertContent([{ type: 'part', attrs: { source } }, { type: 'paragraph' }])
        .run();
    },
    insertReference: (text) => {
      editor.chain().focus().insertContent({ type: 'reference', attrs: { text } }).run();
    },
    setLink: (href, words) => {
      const link = { type: 'link', attrs: { href } };
      if (selected() === '' && !editor.isActive('link'))
        editor
          .chain()
          .focus()
          .insertContent({ type: 'text', text: words, marks: [link] })
          .run();
      else editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
    },
    removeLink: () => editor.chain().focus().extendMarkRange('link').unsetLink().run(),
    selectedWords: selected,
    currentHref: () => String(editor.getAttributes('link').href ?? ''),
  };
}
