import type { ReactNode } from 'react';

/** Nothing to answer: three letters laid aside on the ruler of the clock, whose pin stands at zero. */
export function CalmInbox({ title, text, action }: { title: string; text: ReactNode; action?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-2 px-5 py-10 text-center">
      <svg aria-hidden="true" viewBox="0 0 240 132" className="mb-3 w-56 max-w-full" fill="none">
        <g className="stroke-line">
          <rect x="74" y="8" width="128" height="80" rx="8" className="fill-surface-2" transform="rotate(7 138 48)" />
          <rect x="60" y="12" width="128" height="80" rx="8" className="fill-surface-2" transform="rotate(-5 124 52)" />
        </g>
        <rect x="56" y="16" width="128" height="80" rx="8" className="fill-surface stroke-line-strong" />
        <path d="m58 21 56 41a10 10 0 0 0 12 0l56-41" className="stroke-line-strong" />
        <circle cx="184" cy="92" r="17" className="fill-accent" />
        <path
          d="m176.5 92.5 5 5 10-10.5"
          className="stroke-on-accent"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M12 124.5h216" className="stroke-line-strong" />
        <path d={ticks} className="stroke-line-strong" />
        <path d="M12 108v16" className="stroke-accent" strokeWidth="3" />
      </svg>
      <h2 className="wide-sm text-lg">{title}</h2>
      <p className="max-w-[44ch] text-sm text-text-2">{text}</p>
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}

const ticks = Array.from({ length: 25 }, (_, place) => `M${12.5 + place * 9} ${place % 6 === 0 ? 115 : 120}v5`).join(
  '',
);
