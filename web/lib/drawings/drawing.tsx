import type { CSSProperties } from 'react';
import { type DrawingName, drawingPath, drawings } from './drawing-widths.ts';

interface Props {
  name: DrawingName;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string;
  /** In sight when the page opens: loaded before all others. */
  priority?: boolean;
  className?: string;
  style?: CSSProperties;
}

/** A drawing of the site, at the size it is shown. It says nothing that the text beside it does not. */
export function Drawing({ name, sizes, priority = false, className, style }: Props) {
  const drawing = drawings.get(name);
  const [smallest, ...larger] = drawing?.widths ?? [];
  if (!drawing || smallest === undefined) return null;
  return (
    // biome-ignore lint/performance/noImgElement: the address is the optimiser's; next/image would add 5 KB of JavaScript
    <img
      src={drawingPath(name, smallest)}
      {...(larger.length > 0 && {
        srcSet: drawing.widths
          .map((width) => `${drawingPath(name, width)} ${Math.min(width, drawing.width)}w`)
          .join(', '),
        sizes,
      })}
      alt=""
      width={drawing.width}
      height={drawing.height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={className}
      style={style}
    />
  );
}
