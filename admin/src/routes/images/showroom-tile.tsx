import { imagePath } from '@kardan/contract/values/image-sizes';
import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { formatShare } from '@kardan/ui/formats/format.ts';
import { useCanEditProfile } from '#domain/profile/own-profile.ts';
import type { PictureOnItsWay } from '#features/profile/picture-upload.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

const tag = 'absolute rounded-xs bg-picture-tag px-2 py-1.5 text-2xs leading-none font-semi text-picture-ink';

interface Props {
  hash: string;
  number: number;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** A picture in its place, to be moved and taken out. */
export function ShowroomTile({ hash, number, isLast, onMove, onRemove }: Props) {
  const t = useTexts('housePictures');
  const canEdit = useCanEditProfile();
  return (
    <li className="min-w-0">
      <div className="relative aspect-3/2 overflow-hidden rounded-sm bg-surface-2">
        <img
          src={imagePath(hash, 640)}
          alt={t('picture', { number })}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
        <span aria-hidden="true" className={`${tag} top-1.5 left-1.5`}>
          {number === 1 ? t('main') : number}
        </span>
      </div>
      {canEdit && (
        <div className="mt-1 flex justify-between">
          <span className="flex">
            <IconButton
              icon="arrow-left"
              label={t('earlier', { number })}
              disabled={number === 1}
              onClick={() => onMove(-1)}
            />
            <IconButton icon="arrow-right" label={t('later', { number })} disabled={isLast} onClick={() => onMove(1)} />
          </span>
          <IconButton icon="trash-2" label={t('removePicture', { number })} onClick={onRemove} />
        </div>
      )}
    </li>
  );
}

/** A picture on its way. */
export function ComingTile({ picture: { previewUrl, progress } }: { picture: PictureOnItsWay }) {
  const t = useTexts('housePictures');
  const locale = useLocale();
  return (
    <li className="min-w-0">
      <div className="relative aspect-3/2 overflow-hidden rounded-sm bg-surface-2">
        <img src={previewUrl} alt="" className="size-full object-cover opacity-40 saturate-30" />
        <span className={`${tag} bottom-2.5 left-1.5`}>
          {progress < 1 ? formatShare(progress, locale) : t('processing')}
        </span>
        <i aria-hidden="true" className="absolute inset-x-0 bottom-0 h-1.25 bg-surface-3">
          <i className="block h-full bg-accent-line" style={{ width: `${progress * 100}%` }} />
        </i>
      </div>
    </li>
  );
}
