import type { Colour } from '@kardan/contract/values/vehicle';

/** How a paint looks; these are cars' colours, not the interface's, and the same in both themes. */
const paints: Record<Colour, string> = {
  black: '#16181b',
  white: '#f4f3ee',
  grey: '#7b8088',
  silver: '#c9cdd4',
  blue: '#1f57b8',
  red: '#b3261e',
  green: '#2f6b45',
  brown: '#6b4a35',
  beige: '#d8c7a4',
  yellow: '#f2c230',
  orange: '#e0701b',
  gold: '#b8964a',
  violet: '#6a3f9a',
  other: 'conic-gradient(#1f57b8, #2f6b45, #f2c230, #b3261e, #1f57b8)',
};

export function ColourDot({ colour }: { colour: Colour }) {
  return (
    <span
      aria-hidden="true"
      className="size-4 shrink-0 rounded-xs ring-1 ring-line-strong ring-inset"
      style={{ background: paints[colour] }}
    />
  );
}
