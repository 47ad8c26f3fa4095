import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import { imagePath } from '@kardan/contract/values/image-sizes';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useCanEditProfile } from '#domain/profile/own-profile.ts';
import { PictureProgress } from '#features/profile/picture-progress.tsx';
import { usePictureUpload } from '#features/profile/picture-upload.ts';
import { FileButton } from '#lib/page/file-button.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useHiddenWhileUndoable } from '#lib/undo/use-hidden-while-undoable.ts';
import { useDealershipImages } from './use-dealership-images.ts';

/** Light and dark, whatever the theme here. */
const grounds = ['bg-[#fff]', 'bg-[#111]'];

/** The logo on light and on dark, as both themes of the site will show it. */
export function LogoPanel({ profile }: { profile: OwnProfile }) {
  const t = useTexts('housePictures');
  const canEdit = useCanEditProfile();
  const { change } = useDealershipImages(profile);
  const { onTheirWay, upload } = usePictureUpload({ asItIs: true });
  const { isShown, removeUndoably } = useHiddenWhileUndoable<string>();
  const stored = profile.images.logo?.contentHash;
  const logo = stored !== undefined && isShown(stored) ? stored : undefined;
  const [coming] = onTheirWay;
  return (
    <Panel
      title={t('logo')}
      intro={t('logoIntro')}
      actions={
        canEdit && (
          <>
            <FileButton
              icon="upload"
              label={t(logo ? 'logo.replace' : 'logo.choose')}
              onFiles={([file]) =>
                file && void upload([file], (hash) => change((images) => ({ ...images, logo: hash })))
              }
            />
            {logo && (
              <Button
                onClick={() =>
                  removeUndoably(logo, {
                    text: t('logo.removed'),
                    remove: () => change((images) => ({ ...images, logo: null })),
                  })
                }
              >
                {t('remove')}
              </Button>
            )}
          </>
        )
      }
    >
      {logo || coming ? (
        <div className="grid max-w-xl gap-3 md:grid-cols-2">
          {grounds.map((ground, index) => (
            <div key={ground} className={`relative h-28 overflow-hidden rounded-sm border border-line ${ground}`}>
              <img
                src={coming ? coming.previewUrl : imagePath(logo ?? '', 384)}
                alt={index === 0 ? t('logo') : ''}
                className={`absolute inset-4 h-20 w-[calc(100%-2rem)] object-contain ${coming ? 'opacity-40' : ''}`}
              />
            </div>
          ))}
        </div>
      ) : (
        <p className="flex items-center gap-2.5 text-sm text-text-3">
          <Icon name="image-off" />
          {t('logo.none')}
        </p>
      )}
      {coming && (
        <div className="mt-3 max-w-xl">
          <PictureProgress label={t('coming')} progress={coming.progress} />
        </div>
      )}
    </Panel>
  );
}
