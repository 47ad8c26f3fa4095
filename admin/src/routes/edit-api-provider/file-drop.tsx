import { buttonClasses } from '@kardan/ui/actions/button-look.ts';
import { classes } from '@kardan/ui/classes.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useFilesFromOutside } from '#lib/browser/use-files-from-outside.ts';

interface Props {
  title: string;
  hint: string;
  chooseLabel: string;
  onFile: (file: File) => void;
}

/** Takes a file of cars that is dropped, pasted or chosen; whether we can read it, the API says. */
export function FileDrop({ title, hint, chooseLabel, onFile }: Props) {
  const take = ([file]: readonly File[]) => file && onFile(file);
  const { isOver, events } = useFilesFromOutside(take, () => true);
  return (
    <div
      {...events}
      className={classes(
        'grid justify-items-center gap-1.5 rounded-md border-2 border-dashed px-5 py-7 text-center',
        isOver ? 'border-accent-line bg-accent-soft' : 'border-line-strong',
      )}
    >
      <Icon name="file-up" size={30} className="mb-1 text-text-3" />
      <p className="font-semi">{title}</p>
      <p className="max-w-[52ch] text-sm text-text-2">{hint}</p>
      <label
        className={classes(
          buttonClasses({ className: 'mt-3' }),
          'relative cursor-pointer focus-within:outline-[2.5px] focus-within:outline-offset-2 focus-within:outline-focus',
        )}
      >
        {chooseLabel}
        <input
          type="file"
          accept=".csv,.txt,.json,.xlsx,.zip"
          className="sr-only"
          onChange={({ currentTarget }) => {
            take([...(currentTarget.files ?? [])]);
            // The same file can be chosen again.
            currentTarget.value = '';
          }}
        />
      </label>
    </div>
  );
}
