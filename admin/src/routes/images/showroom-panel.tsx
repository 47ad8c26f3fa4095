import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import { maxShowroomPictures } from '@kardan/contract/values/dealership-profile';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useState } from 'react';
import { useCanEditProfile } from '#domain/profile/own-profile.ts';
import { usePictureUpload } from '#features/profile/picture-upload.ts';
import { FileButton } from '#lib/page/file-button.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useHiddenWhileUndoable } from '#lib/undo/use-hidden-while-undoable.ts';
import { ComingTile, ShowroomTile } from './showroom-tile.tsx';
import { useDealershipImages } from './use-dealership-images.ts';

/** What buyers see of the house, in order; the first one stands large on the public page. */
export function ShowroomPanel({ profile }: { profile: OwnProfile }) {
  const t = useTexts('housePictures');
  const canEdit = useCanEditProfile();
  const { change, isSaving } = useDealershipImages(profile);
  const { onTheirWay, upload } = usePictureUpload();
  const { isShown, removeUndoably } = useHiddenWhileUndoable<string>();
  const [said, setSaid] = useState('');
  const pictures = profile.images.showroom.filter(({ contentHash }) => isShown(contentHash));
  const room = maxShowroomPictures - pictures.length - onTheirWay.length;
  const move = (hash: string, by: -1 | 1) => {
    const from = pictures.findIndex(({ contentHash }) => contentHash === hash);
    const neighbour = pictures[from + by];
    if (isSaving || !neighbour) return;
    setSaid(t('moved', { position: from + by + 1, total: pictures.length }));
    // What failed was told.
    change((images) => ({ ...images, showroom: swapped(images.showroom, hash, neighbour.contentHash) })).catch(
      () => undefined,
    );
  };
  const add = (files: File[]) => {
    const taken = files.slice(0, room);
    const count = files.length - taken.length;
    if (count > 0) showToast({ text: t('full', { count, most: maxShowroomPictures }), isFailure: true });
    void upload(taken, (hash) =>
      change((images) => ({ ...images, showroom: [...images.showroom.filter((own) => own !== hash), hash] })),
    );
  };
  const button = canEdit && room > 0 && <FileButton icon="image-plus" label={t('add')} multiple onFiles={add} />;
  return (
    <Panel
      title={t('showroom')}
      intro={t('showroomIntro', { count: maxShowroomPictures })}
      actions={pictures.length > 0 && button}
    >
      <p role="status" className="sr-only">
        {said}
      </p>
      {pictures.length + onTheirWay.length > 0 ? (
        <ol className="grid grid-cols-2 gap-x-3 gap-y-4 md:grid-cols-3 xl:grid-cols-4">
          {pictures.map(({ contentHash }, index) => (
            <ShowroomTile
              key={contentHash}
              hash={contentHash}
              number={index + 1}
              isLast={index === pictures.length - 1}
              onMove={(by) => move(contentHash, by)}
              onRemove={() =>
                removeUndoably(contentHash, {
                  text: t('removed', { number: index + 1 }),
                  remove: () =>
                    change((images) => ({
                      ...images,
                      showroom: images.showroom.filter((own) => own !== contentHash),
                    })),
                })
              }
            />
          ))}
          {onTheirWay.map((picture) => (
            <ComingTile key={picture.id} picture={picture} />
          ))}
        </ol>
      ) : (
        <EmptyState icon="images" title={t('none')} headingLevel={3} action={button}>
          {t('noneText')}
        </EmptyState>
      )}
    </Panel>
  );
}

function swapped(hashes: readonly string[], one: string, other: string): string[] {
  return hashes.map((hash) => (hash === one ? other : hash === other ? one : hash));
}
