import { imagePath } from '@kardan/contract/image-sizes';

/** The dealership's sign, or its initials where it has none. The name stands beside it as text. */
export function DealerLogo({ hash, name }: { hash: string | null; name: string }) {
  const shape =
    'grid size-13 shrink-0 place-items-center overflow-hidden rounded-sm bg-plate text-plate-ink ring-1 ring-line ring-inset';
  if (hash === null) {
    const initials = name.split(/\s+/).map((word) => word.slice(0, 1));
    return (
      <span aria-hidden="true" className={`${shape} wide text-lg font-semi`}>
        {initials.slice(0, 2).join('')}
      </span>
    );
  }
  return (
    // biome-ignore lint/performance/noImgElement: the address is the optimiser's
    <img
      src={imagePath(hash, 128)}
      alt=""
      width={52}
      height={52}
      loading="lazy"
      className={`${shape} object-contain`}
    />
  );
}
