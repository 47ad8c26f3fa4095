import { classes } from '@kardan/ui/classes.ts';
import { type PointerEvent, useRef } from 'react';
import { type Box, movedBox, resizedBox } from './boxes.ts';

interface Props {
  box: Box;
  label: string;
  /** Drawn as what is covered, or as what stays. */
  isCover: boolean;
  onChange: (box: Box) => void;
}

const corners = { nw: '-left-3 -top-3', ne: '-right-3 -top-3', sw: '-left-3 -bottom-3', se: '-right-3 -bottom-3' };
type Corner = keyof typeof corners;

const step = 0.01;
const arrows: Record<string, [dx: number, dy: number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** A frame on a picture that is dragged, pulled at its corners, or moved by arrow keys; seen on any picture. */
export function BoxFrame({ box, label, isCover, onChange }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const follow = (event: PointerEvent<HTMLElement>, change: (dx: number, dy: number) => Box) => {
    const picture = frame.current?.parentElement?.getBoundingClientRect();
    if (!picture) return;
    event.preventDefault();
    event.stopPropagation();
    const { currentTarget, pointerId, clientX, clientY } = event;
    currentTarget.setPointerCapture(pointerId);
    const move = (moved: globalThis.PointerEvent) =>
      onChange(change((moved.clientX - clientX) / picture.width, (moved.clientY - clientY) / picture.height));
    const end = () => {
      currentTarget.removeEventListener('pointermove', move);
      currentTarget.removeEventListener('pointerup', end);
      currentTarget.removeEventListener('pointercancel', end);
    };
    currentTarget.addEventListener('pointermove', move);
    currentTarget.addEventListener('pointerup', end);
    currentTarget.addEventListener('pointercancel', end);
  };
  const place = {
    left: `${box.x * 100}%`,
    top: `${box.y * 100}%`,
    width: `${box.width * 100}%`,
    height: `${box.height * 100}%`,
  };
  return (
    <div ref={frame} className="absolute touch-none" style={place}>
      <button
        type="button"
        aria-label={label}
        onPointerDown={(event) => {
          event.currentTarget.focus();
          follow(event, (dx, dy) => movedBox(box, dx, dy));
        }}
        onKeyDown={(event) => {
          const [dx, dy] = arrows[event.key] ?? [0, 0];
          if (dx === 0 && dy === 0) return;
          event.preventDefault();
          onChange(event.shiftKey ? resizedBox(box, 'se', dx, dy) : movedBox(box, dx, dy));
        }}
        className={classes(
          'size-full cursor-move border-2 border-picture-ink outline-1 outline-picture-tag-hover focus-visible:outline-4 focus-visible:outline-accent-line',
          isCover && 'bg-picture-tag',
        )}
      />
      {(Object.keys(corners) as Corner[]).map((corner) => (
        <i
          key={corner}
          aria-hidden="true"
          onPointerDown={(event) => follow(event, (dx, dy) => resizedBox(box, corner, dx, dy))}
          className={classes('absolute grid size-6 touch-none place-items-center', corners[corner])}
        >
          <i className="size-3 border-2 border-picture-tag-hover bg-picture-ink" />
        </i>
      ))}
    </div>
  );
}
