import { type ReactElement, type ReactNode, useId } from 'react';

/**
 * A short explanation of one control, on hover and on keyboard focus; never the only place of an information, since
 * touch has no hover. Escape is not needed to dismiss it: it covers nothing that can be pressed and goes with the pointer.
 */
export function Tooltip({
  text,
  children,
}: {
  text: ReactNode;
  /** Gets the id of the explanation, for its `aria-describedby`. */
  children: (describedBy: string) => ReactElement;
}) {
  const id = useId();
  return (
    <span className="group/tooltip tooltip-anchor inline-flex">
      {children(id)}
      <span
        id={id}
        role="tooltip"
        className="tooltip-box pointer-events-none invisible z-(--z-toast) w-max max-w-60 rounded-sm bg-inverse px-2.5 py-1.5 text-xs text-on-inverse opacity-0 shadow-2 transition-[opacity,visibility] delay-300 duration-(--t-fast) group-hover/tooltip:visible group-hover/tooltip:opacity-100 group-has-focus-visible/tooltip:visible group-has-focus-visible/tooltip:opacity-100 group-has-focus-visible/tooltip:delay-0"
      >
        {text}
      </span>
    </span>
  );
}
