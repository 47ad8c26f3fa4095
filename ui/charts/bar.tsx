/** A bar from zero beside the number that it shows. */
export function Bar({ value, largest }: { value: number; largest: number }) {
  return (
    <span aria-hidden="true" className="block h-3 bg-surface-2">
      <span className="block h-full bg-chart-1" style={{ width: `${largest > 0 ? (value / largest) * 100 : 0}%` }} />
    </span>
  );
}
