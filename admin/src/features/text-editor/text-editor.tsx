import type { Language } from '@kardan/contract/values/identifiers';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { Component, lazy, type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useTexts } from '#lib/texts/use-texts.ts';
import { EditingContext, type Request, type Writer } from './editing.ts';
import { InsertDialog } from './insert/insert-dialog.tsx';
import { PlainText } from './plain-text.tsx';

const RichText = lazy(() => import('./rich-text.tsx'));

interface Props {
  language: Language;
  markdown: string;
  /** As it is stored, in a field: what somebody chose, and what stands where the editor cannot be loaded. */
  isPlain: boolean;
  onChange: (markdown: string) => void;
}

/** Where a text is written. Give it another `key` to have it show other words than those that are being written. */
export function TextEditor({ language, markdown, isPlain, onChange }: Props) {
  const t = useTexts('portalText');
  const [request, setRequest] = useState<Request>();
  const writer = useRef<Writer>(undefined);
  const editing = useMemo(() => ({ language, ask: setRequest }), [language]);
  const take = useCallback((ready: Writer) => {
    writer.current = ready;
  }, []);
  // What was written in the one way is what the other begins with.
  const latest = useRef(markdown);
  const change = (next: string) => {
    latest.current = next;
    onChange(next);
  };
  const plain = <PlainText markdown={latest.current} onChange={change} onReady={take} />;
  return (
    <EditingContext value={editing}>
      {isPlain ? (
        plain
      ) : (
        <Otherwise
          fallback={
            <>
              <p role="status" className="border-b border-line bg-surface px-(--gutter) py-2.5 text-sm">
                {t('notLoaded')}
              </p>
              {plain}
            </>
          }
        >
          <Suspense fallback={<EditorSkeleton />}>
            <RichText markdown={latest.current} onChange={change} onReady={take} />
          </Suspense>
        </Otherwise>
      )}
      {request && writer.current && (
        <InsertDialog request={request} writer={writer.current} onClose={() => setRequest(undefined)} />
      )}
    </EditingContext>
  );
}

/** Shows something else where what is in it could not be loaded. */
class Otherwise extends Component<{ fallback: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

function EditorSkeleton() {
  return (
    <div className="mx-auto grid max-w-[720px] gap-3 px-(--gutter) py-6">
      <Skeleton className="h-6 w-64" />
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </div>
  );
}
