interface Props {
  /** Full square. */
  own: number | null;
  /** Outlined square: told apart without colour. */
  compared: number | null;
  top: number;
}

/** Two values on one ruler that begins at zero; both stand beside it as numbers. */
export function TwoMarks({ own, compared, top }: Props) {
  const place = (value: number) => Math.min(100, (value / top) * 100);
  const both = own !== null && compared !== null;
  return (
    <span
      aria-hidden="true"
      className="relative mx-1.5 block h-5 min-w-20 bg-[repeating-linear-gradient(90deg,var(--line)_0_1px,transparent_1px_calc((100%_-_1px)/6))]"
    >
      {both && (
        <span
          className="absolute top-[9px] h-0.5 bg-line-strong"
          style={{
            left: `${place(Math.min(own, compared))}%`,
            width: `${place(Math.max(own, compared)) - place(Math.min(own, compared))}%`,
          }}
        />
      )}
      {compared !== null && (
        <span
          className="absolute top-1 size-3 -translate-x-1/2 rounded-[2px] border-2 border-chart-2 bg-surface"
          style={{ left: `${place(compared)}%` }}
        />
      )}
      {own !== null && (
        <span
          className="absolute top-1 size-3 -translate-x-1/2 rounded-[2px] bg-chart-1"
          style={{ left: `${place(own)}%` }}
        />
      )}
    </span>
  );
}
