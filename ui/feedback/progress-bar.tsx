import { useId } from 'react';

type ProgressBarProps = {
  label: string;
  /** How far in words: "7 von 12". */
  text: string;
  done: number;
  total: number;
};

/** Long work with a known end: how much of it is done, counted. */
export function ProgressBar({ label, text, done, total }: ProgressBarProps) {
  const id = useId();
  const percent = total > 0 ? Math.min(100, (done / total) * 100) : 0;
  return (
    <div className="text-sm">
      <p className="mb-2 flex justify-between gap-4">
        <b id={id} className="font-semi">
          {label}
        </b>
        <span aria-hidden="true">{text}</span>
      </p>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={Math.min(done, total)}
        aria-valuetext={text}
        className="h-1.5 overflow-hidden bg-surface-3"
      >
        <div
          className="h-full origin-left bg-accent-line transition-transform duration-(--t-base)"
          style={{ transform: `scaleX(${percent / 100})` }}
        />
      </div>
    </div>
  );
}
