import { contentBounds } from '@kardan/contract/values/content';
import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useEditing, type Writer } from './editing.ts';
import { InsertTools } from './toolbar/insert-tools.tsx';
import { Tool } from './toolbar/tool.tsx';
import { Toolbar } from './toolbar/toolbar.tsx';

interface Props {
  markdown: string;
  onChange: (markdown: string) => void;
  onReady: (writer: Writer) => void;
}

/** The text as it is stored, in a field that every browser has. */
export function PlainText({ markdown, onChange, onReady }: Props) {
  const t = useTexts('portalText');
  const { language, ask } = useEditing();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [first] = useState(markdown);
  useEffect(() => {
    if (field.current) onReady(writerOf(field.current));
  }, [onReady]);
  return (
    <>
      <Toolbar>
        <Tool icon="link" label={t('link')} onUse={() => ask({ kind: 'link' })} />
        <InsertTools />
      </Toolbar>
      <div className="mx-auto grid max-w-[720px] gap-2 px-(--gutter) pt-4 pb-10">
        <textarea
          ref={field}
          aria-label={t('body')}
          aria-describedby={id}
          lang={language}
          defaultValue={first}
          maxLength={contentBounds.body}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
          className="field-sizing-content min-h-96 w-full rounded-sm border border-line-strong bg-surface p-3.5 font-mono text-sm leading-relaxed pointer-coarse:text-md"
        />
        <p id={id} className="text-xs text-text-3">
          {t('plainHint')}
        </p>
      </div>
    </>
  );
}

function writerOf(field: HTMLTextAreaElement): Writer {
  const selected = () => field.value.slice(field.selectionStart, field.selectionEnd);
  const put = (text: string) => {
    field.focus();
    field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
    // As if it had been typed.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return {
    insertBlock: (source) => {
      const before = field.value.slice(0, field.selectionStart);
      put(`${before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'}${source}\n\n`);
    },
    insertReference: (text) => put(`{{${text}}}`),
    setLink: (href, words) => put(`[${selected() || words}](${href})`),
    selectedWords: selected,
    currentHref: () => '',
  };
}
