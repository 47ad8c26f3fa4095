import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { useTexts } from '#lib/texts/use-texts.ts';

/** One stop of the Tab key; arrows, Home and End go from button to button. From the text Alt+F10 leads here. */
export function Toolbar({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) {
  const t = useTexts('portalText');
  const bar = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => bar.current as HTMLDivElement);
  const buttons = () => [...(bar.current?.querySelectorAll<HTMLElement>('button') ?? [])];
  const stopAt = (stop: HTMLElement | undefined) => {
    for (const button of buttons()) button.tabIndex = button === stop ? 0 : -1;
  };
  // Buttons come and go with where one stands in the text.
  useEffect(() => {
    const all = buttons();
    stopAt(all.find(({ tabIndex }) => tabIndex === 0) ?? all[0]);
  });
  const move = (event: KeyboardEvent) => {
    const all = buttons();
    const at = all.indexOf(event.target as HTMLElement);
    const places: Record<string, number> = { ArrowRight: (at + 1) % all.length, ArrowLeft: at - 1, Home: 0, End: -1 };
    const place = places[event.key];
    if (place === undefined || at < 0) return;
    event.preventDefault();
    const next = all.at(place);
    stopAt(next);
    next?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={t('toolbar')}
      aria-keyshortcuts="Alt+F10"
      onKeyDown={move}
      className="scroll-strip sticky top-15 z-(--z-sticky) flex items-center gap-0.5 overflow-x-auto border-b border-line bg-ground px-[calc(var(--gutter)-6px)] py-1.5 lg:top-0"
    >
      {children}
    </div>
  );
}
