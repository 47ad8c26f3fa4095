import type { Finding } from '@kardan/contract/calls/operator/findings';
import { Thumbnail } from '#lib/page/thumbnail.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

/** Pairs of pictures that look alike, the closest first, each with how close. */
export function AlikePictures({ pictures }: Pick<Finding, 'pictures'>) {
  const t = useTexts('portalFindings');
  return (
    <div className="mt-4">
      <h3 className="text-sm font-semi">{t('pictures')}</h3>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-3">
        {pictures.map(({ image, otherImage, differentBits }) => (
          <li key={`${image}${otherImage}`}>
            <span className="flex gap-1">
              <Thumbnail image={image} className="w-24" />
              <Thumbnail image={otherImage} className="w-24" />
            </span>
            <span className="mt-1 block text-2xs text-text-2">
              {differentBits === 0 ? t('bits.none') : t('bits', { bits: differentBits })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
