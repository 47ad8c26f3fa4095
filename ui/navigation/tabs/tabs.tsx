'use client';

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

export type Tab = { id: string; label: string; countText?: string; panel: ReactNode };

/**
 * Parts of one thing, one of them in sight. Arrow keys, Home and End go from tab to tab and show it at once, as the
 * WAI-ARIA pattern asks; all panels stay in the page. For parts that have an address of their own use `Segmented`.
 */
export function Tabs({ label, tabs, initialId }: { label: string; tabs: readonly Tab[]; initialId?: string }) {
  const base = useId();
  const [current, setCurrent] = useState(initialId ?? tabs[0]?.id);
  const buttons = useRef(new Map<string, HTMLButtonElement>());

  const move = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.id === current);
    const steps: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 };
    const target = tabs.at((steps[event.key] ?? Number.NaN) % tabs.length);
    if (!(event.key in steps) || !target) return;
    event.preventDefault();
    setCurrent(target.id);
    buttons.current.get(target.id)?.focus();
  };

  return (
    <div>
      <div role="tablist" aria-label={label} className="scroll-strip flex gap-1 border-b border-line">
        {tabs.map((tab) => (
          <button
            key={tab.id}
            ref={(button) => {
              if (button) buttons.current.set(tab.id, button);
            }}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            aria-controls={`${base}-panel-${tab.id}`}
            aria-selected={tab.id === current}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => setCurrent(tab.id)}
            onKeyDown={move}
            className="relative min-h-11 shrink-0 px-3 text-sm font-medium whitespace-nowrap text-text-2 outline-offset-[-3px] transition-colors duration-(--t-fast) hover:text-text aria-selected:text-text aria-selected:after:absolute aria-selected:after:inset-x-2 aria-selected:after:bottom-0 aria-selected:after:h-[2.5px] aria-selected:after:bg-accent-line"
          >
            {tab.label}
            {tab.countText && <span className="ml-1.5 text-xs font-regular text-text-3">{tab.countText}</span>}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-panel-${tab.id}`}
          aria-labelledby={`${base}-tab-${tab.id}`}
          hidden={tab.id !== current}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern asks for a panel that can be reached even when nothing in it can
          tabIndex={0}
          className="pt-4"
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
