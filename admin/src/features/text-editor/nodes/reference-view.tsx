import { classes } from '@kardan/ui/classes.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useQuery } from '@tanstack/react-query';
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { referencesQuery } from '#domain/portal/content.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useEditing } from '../editing.ts';
import { describeReference } from './describe-reference.ts';

/** A number of the rules within a sentence: a chip with its value, berry where there is no such rule. */
export function ReferenceView({ node, selected, updateAttributes, deleteNode, editor }: NodeViewProps) {
  const t = useTexts('portalText');
  const { language, ask } = useEditing();
  const { data } = useQuery(referencesQuery(language));
  const text = node.attrs.text as string;
  const { shown, rule } = describeReference(text, data ?? []);
  const isMissing = data !== undefined && !rule;
  const remove = () => {
    deleteNode();
    editor.commands.focus();
  };
  return (
    <NodeViewWrapper as="span" className="inline">
      <button
        type="button"
        data-open
        title={isMissing ? t('reference.unknown') : rule?.rule}
        onClick={() =>
          ask({
            kind: 'reference',
            standing: { source: text, replace: (next) => updateAttributes({ text: next }), remove },
          })
        }
        className={classes(
          'mx-px inline-flex items-center gap-1 rounded-xs px-1.5 text-left leading-[1.4] font-medium',
          isMissing
            ? 'bg-alert-soft text-alert shadow-[inset_0_-1.5px_0_var(--alert)]'
            : 'bg-accent-soft shadow-[inset_0_-1.5px_0_var(--accent-line)]',
          selected && 'outline-[2.5px] outline-offset-1 outline-focus',
        )}
      >
        <Icon name="hash" size={13} className={isMissing ? 'shrink-0' : 'shrink-0 text-accent-text'} />
        {shown}
      </button>
    </NodeViewWrapper>
  );
}
