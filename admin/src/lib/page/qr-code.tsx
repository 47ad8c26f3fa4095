import { classes } from '@kardan/ui/classes.ts';
import { encode } from 'uqr';

/** Black on white in both themes: cameras read nothing else as well. */
export function QrCode({ text, label, className = 'size-48' }: { text: string; label: string; className?: string }) {
  const { data, size } = encode(text, { border: 3 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classes('rounded-sm', className)}
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
