import { classes } from '@kardan/ui/classes.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';

interface Props {
  icon: IconName;
  label: string;
  /** The label is in sight, beside the drawing. */
  isNamed?: boolean;
  isOn?: boolean | undefined;
  isOff?: boolean;
  onUse: () => void;
}

/** A button of the toolbar; the selection in the text stays where it is. */
export function Tool({ icon, label, isNamed = false, isOn, isOff = false, onUse }: Props) {
  return (
    <button
      type="button"
      title={isNamed ? undefined : label}
      aria-label={isNamed ? undefined : label}
      aria-pressed={isOn}
      // One that is disabled loses the focus of whoever walks along the toolbar.
      aria-disabled={isOff || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={isOff ? undefined : onUse}
      className={classes(
        'inline-flex h-11 min-w-11 shrink-0 items-center justify-center gap-1.75 rounded-sm text-sm font-medium whitespace-nowrap lg:h-9.5 lg:min-w-8',
        'hover:bg-surface-2 aria-pressed:bg-accent-soft aria-pressed:text-accent-text aria-disabled:cursor-not-allowed aria-disabled:text-text-3',
        isNamed ? 'px-2.5' : 'text-text-2',
      )}
    >
      <Icon name={icon} size={18} />
      {isNamed && label}
    </button>
  );
}

export function ToolDivider() {
  return <span aria-hidden="true" className="mx-1 h-5.5 w-px shrink-0 bg-line" />;
}
