import { Segmented } from '@kardan/ui/navigation/segmented.tsx';
import { type PageSize, pageSizes } from './url/page-size.ts';

interface Props {
  limit: PageSize;
  hrefOf: (limit: PageSize) => string;
  /** "Autos pro Seite", for those who do not see where it stands. */
  label: string;
  /** "pro Seite" */
  unit: string;
}

/** How many results a page of a list has, as links. */
export function PageSizes({ limit, hrefOf, label, unit }: Props) {
  return (
    <div className="mt-4 flex items-center gap-2.5 text-sm text-text-3">
      <Segmented
        label={label}
        segments={pageSizes.map((size) => ({ href: hrefOf(size), label: String(size), current: size === limit }))}
      />
      <span aria-hidden="true">{unit}</span>
    </div>
  );
}
