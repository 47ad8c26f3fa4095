import type { DealershipProfile } from '@kardan/contract/calls/dealerships/dealerships';
import { CarPicture } from '#domain/listing/pictures/car-picture.tsx';

/** So many stand side by side; phones show the first. */
const maxPictures = 3;

/** The showroom's pictures, or a drawing in the dealer's colour. It says nothing that the page does not say in words. */
export function Cover({ dealership: { images } }: { dealership: DealershipProfile }) {
  if (images.length === 0) return <DrawnCover />;
  const shown = images.slice(0, maxPictures);
  return (
    <div className="flex h-34 gap-1 overflow-hidden rounded-md md:h-52 xl:h-60" aria-hidden="true">
      {shown.map(({ contentHash }, index) => (
        <div key={contentHash} className={index === 0 ? 'relative flex-1' : 'relative flex-1 max-md:hidden'}>
          <CarPicture
            hash={contentHash}
            alt=""
            sizes={`(width >= 768px) ${Math.round(100 / shown.length)}vw, 100vw`}
            scale="stage"
            priority={index === 0}
            fill
          />
        </div>
      ))}
    </div>
  );
}

/** Two roads that meet in a joint, as the mark has them: the site's own lines in the dealer's colour. */
function DrawnCover() {
  return (
    <svg
      viewBox="0 0 1328 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="block h-34 w-full rounded-md border border-line bg-surface md:h-52 xl:h-60"
    >
      <g fill="none" className="stroke-(--dealer)">
        <path d="M-40 210 L520 210 L760 40 L1400 40" strokeWidth={46} opacity={0.16} />
        <path d="M-40 210 L520 210 L760 40 L1400 40" strokeWidth={2} opacity={0.7} strokeDasharray="22 16" />
        <path d="M300 300 L900 -60" strokeWidth={22} opacity={0.16} />
        <circle cx={640} cy={125} r={40} strokeWidth={10} className="fill-surface" />
        <circle cx={640} cy={125} r={12} strokeWidth={8} opacity={0.6} />
      </g>
    </svg>
  );
}
