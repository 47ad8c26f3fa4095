import type { Ref } from 'react';

interface Props {
  ref?: Ref<HTMLInputElement>;
  multiple?: boolean;
  /** Opens the camera where there is one. */
  camera?: boolean;
  className?: string;
  onFiles: (files: File[]) => void;
}

/** The browser's own choice of pictures, without a look: whoever shows it stands around it. */
export function PictureInput({ ref, multiple = false, camera = false, className = 'sr-only', onFiles }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      // Phones that write HEIC hand over JPEG where only that is asked for.
      accept="image/jpeg,image/png,image/webp"
      {...(camera && { capture: 'environment' })}
      multiple={multiple}
      className={className}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        // The same file can be chosen again.
        currentTarget.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}
