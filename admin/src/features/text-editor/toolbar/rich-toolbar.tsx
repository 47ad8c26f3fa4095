import { type Editor, useEditorState } from '@tiptap/react';
import type { Ref } from 'react';
import { ActMenu } from '#lib/page/act-menu.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useEditing } from '../editing.ts';
import { InsertTools } from './insert-tools.tsx';
import { Tool, ToolDivider } from './tool.tsx';
import { Toolbar } from './toolbar.tsx';

/** Formats of the text where one stands in it; what holds there is pressed. */
export function RichToolbar({ ref, editor }: { ref: Ref<HTMLDivElement>; editor: Editor }) {
  const t = useTexts('portalText');
  const { ask } = useEditing();
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      undo: now.can().undo(),
      redo: now.can().redo(),
      heading: now.isActive('heading', { level: 2 }),
      subheading: now.isActive('heading', { level: 3 }),
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      link: now.isActive('link'),
      list: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      table: now.isActive('table'),
    }),
  });
  const use = () => editor.chain().focus();
  return (
    <Toolbar ref={ref}>
      <Tool icon="undo-2" label={t('undo')} isOff={!on.undo} onUse={() => use().undo().run()} />
      <Tool icon="redo-2" label={t('redo')} isOff={!on.redo} onUse={() => use().redo().run()} />
      <ToolDivider />
      <Tool
        icon="heading-2"
        label={t('heading')}
        isOn={on.heading}
        onUse={() => use().toggleHeading({ level: 2 }).run()}
      />
      <Tool
        icon="heading-3"
        label={t('subheading')}
        isOn={on.subheading}
        onUse={() => use().toggleHeading({ level: 3 }).run()}
      />
      <Tool icon="bold" label={t('bold')} isOn={on.bold} onUse={() => use().toggleBold().run()} />
      <Tool icon="italic" label={t('italic')} isOn={on.italic} onUse={() => use().toggleItalic().run()} />
      <Tool icon="link" label={t('link')} isOn={on.link} onUse={() => ask({ kind: 'link' })} />
      <ToolDivider />
      <Tool icon="list" label={t('list')} isOn={on.list} onUse={() => use().toggleBulletList().run()} />
      <Tool icon="list-ordered" label={t('numbers')} isOn={on.numbers} onUse={() => use().toggleOrderedList().run()} />
      <Tool
        icon="table"
        label={t('table')}
        isOff={on.table}
        onUse={() => use().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
      />
      {on.table && (
        <ActMenu
          id="table-acts"
          label={t('table.acts')}
          className="grid h-11 min-w-11 shrink-0 place-items-center rounded-sm text-text-2 hover:bg-surface-2 lg:h-9.5 lg:min-w-9"
          acts={[
            { icon: 'plus', label: t('table.rowAfter'), run: () => use().addRowAfter().run() },
            { icon: 'plus', label: t('table.columnAfter'), run: () => use().addColumnAfter().run() },
            { icon: 'minus', label: t('table.deleteRow'), run: () => use().deleteRow().run() },
            { icon: 'minus', label: t('table.deleteColumn'), run: () => use().deleteColumn().run() },
            { icon: 'trash-2', label: t('table.delete'), run: () => use().deleteTable().run() },
          ]}
        />
      )}
      <Tool icon="quote" label={t('quote')} isOn={on.quote} onUse={() => use().toggleBlockquote().run()} />
      <ToolDivider />
      <InsertTools />
    </Toolbar>
  );
}
