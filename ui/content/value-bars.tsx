import { classes } from '../classes.ts';

export interface ValueBar {
  key: string;
  label: string;
  note?: string | undefined;
  value: number;
  /** The value as it is read. */
  text: string;
  /** accent: what the list is about · plain: beside it · compared: something else */
  tone?: 'accent' | 'outline' | 'plain';
}

const tones = {
  accent: 'bg-accent-line',
  outline: 'border-[1.5px] border-accent-line',
  plain: 'bg-chart-3',
};

/** Amounts as bars that begin at zero on one scale, each with its figure. */
export function ValueBars({ bars }: { bars: readonly ValueBar[] }) {
  const largest = Math.max(1e-9, ...bars.map(({ value }) => value));
  return (
    <dl>
      {bars.map(({ key, label, note, value, text, tone = 'accent' }) => (
        <div
          key={key}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-2.5 last:border-0 md:grid-cols-[170px_minmax(0,1fr)_104px]"
        >
          <dt className="text-sm leading-snug">
            {label}
            {note && <span className="block text-xs text-text-3">{note}</span>}
          </dt>
          <dd className="text-right text-sm font-semi whitespace-nowrap md:order-3">{text}</dd>
          <dd aria-hidden="true" className="col-span-2 md:order-2 md:col-span-1">
            <span
              className={classes('block h-2.5 min-w-0.5', tones[tone])}
              style={{ width: `${Math.round((value / largest) * 1_000) / 10}%` }}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
