import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { classes } from '@kardan/ui/classes.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { useTexts } from '#lib/texts/use-texts.ts';
import { readBlock } from '../document/split-parts.ts';
import { type Request, useEditing } from '../editing.ts';
import { CarsPart } from './cars-part.tsx';
import { FigurePart } from './figure-part.tsx';
import { isPartName, partIcons } from './part-words.ts';

/** A block in the text: what it is, what it says, and the ways to change it and to take it out. */
export function PartView({ node, selected, updateAttributes, deleteNode, editor }: NodeViewProps) {
  const t = useTexts('portalText');
  const { ask } = useEditing();
  const source = node.attrs.source as string;
  const block = readBlock(source);
  const name = isPartName(block?.name) ? block.name : undefined;
  const label = t(`part.${name ?? 'raw'}`);
  const what = [label, block?.title].filter(Boolean).join(', ');
  const remove = () => {
    deleteNode();
    editor.commands.focus();
  };
  const open = () =>
    ask({
      kind: dialogOf(name),
      standing: { source, replace: (next) => updateAttributes({ source: next }), remove },
    });
  return (
    <NodeViewWrapper
      data-drag-handle
      className={classes(
        'my-5 rounded-md border bg-surface text-sm leading-snug',
        selected ? 'border-accent-line outline-[2.5px] outline-offset-1 outline-focus' : 'border-accent-line',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 border-b border-line py-1 pr-1.5 pl-3.5 text-xs text-text-2">
        <b className="inline-flex items-center gap-1.75 font-semi text-text">
          <Icon name={name ? partIcons[name] : 'lock'} size={16} className="text-accent-text" />
          {label}
        </b>
        {block?.title && <span className="min-w-0 [overflow-wrap:anywhere]">{block.title}</span>}
        <span className="ml-auto flex">
          <IconButton icon="pencil" size="sm" label={t('part.change', { what })} data-open onClick={open} />
          <IconButton icon="trash-2" size="sm" label={t('part.remove', { what })} onClick={remove} />
        </span>
      </div>
      {block && name === 'cars' && <CarsPart options={block.options} />}
      {block && name === 'figure' && <FigurePart options={block.options} alt={block.body} />}
      {name !== 'cars' && name !== 'figure' && (
        <Words options={block?.options ?? ''} text={block ? block.body : source} isCode={!name} />
      )}
    </NodeViewWrapper>
  );
}

function dialogOf(name: string | undefined): Request['kind'] & ('cars' | 'picture' | 'block') {
  if (name === 'cars') return 'cars';
  return name === 'figure' ? 'picture' : 'block';
}

function Words({ options, text, isCode }: { options: string; text: string; isCode: boolean }) {
  if (!options && !text) return null;
  return (
    <div className="grid gap-1.5 px-3.5 py-2.5">
      {options && <p className="font-mono text-xs text-text-2 [overflow-wrap:anywhere]">{options}</p>}
      {text && (
        <p className={classes('whitespace-pre-line [overflow-wrap:anywhere]', isCode && 'font-mono text-xs')}>{text}</p>
      )}
    </div>
  );
}
