import { type ButtonLook, buttonClasses } from '@kardan/ui/actions/button-look.ts';
import { classes } from '@kardan/ui/classes.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import { PictureInput } from '#lib/form/picture-input.tsx';

interface Props extends ButtonLook {
  icon: IconName;
  label: string;
  /** Opens the camera at once, where there is one. */
  camera?: boolean;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

/** A button that takes pictures or chooses some: the browser's own field for files, in the look of a button. */
export function FileButton({ icon, label, camera = false, multiple = false, onFiles, className, ...look }: Props) {
  return (
    <label
      className={classes(
        buttonClasses({ ...look, ...(className !== undefined && { className }) }),
        'relative cursor-pointer focus-within:outline-[2.5px] focus-within:outline-offset-2 focus-within:outline-focus',
      )}
    >
      <Icon name={icon} />
      {label}
      <PictureInput camera={camera} multiple={multiple} onFiles={onFiles} />
    </label>
  );
}
