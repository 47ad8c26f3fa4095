import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import { Popover, PopoverTrigger } from '@kardan/ui/overlays/popover.tsx';

export interface Act {
  icon: IconName;
  label: string;
  run: () => void;
}

interface Props {
  id: string;
  /** What the acts are about. */
  label: string;
  /** Of the button. */
  className: string;
  acts: readonly (Act | false)[];
}

/** Acts behind one button with three dots; what is not possible now is left out. */
export function ActMenu({ id, label, className, acts }: Props) {
  return (
    <>
      <PopoverTrigger popoverId={id} data-act-menu="" aria-label={label} className={className}>
        <Icon name="ellipsis" size={18} />
      </PopoverTrigger>
      <Popover id={id} label={label} align="end" className="w-72! p-1.5! text-left">
        {acts
          .filter((act) => act !== false)
          .map((act) => (
            <button
              key={act.label}
              type="button"
              onClick={() => {
                document.getElementById(id)?.hidePopover();
                act.run();
              }}
              className="flex min-h-11 w-full items-center gap-2.75 rounded-sm px-2.5 text-left text-sm font-medium hover:bg-surface-3"
            >
              <Icon name={act.icon} size={17} className="text-text-3" />
              {act.label}
            </button>
          ))}
      </Popover>
    </>
  );
}
