import { imagePath } from '@kardan/contract/values/image-sizes';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useContext } from 'react';
import { useCanEditProfile } from '#domain/profile/own-profile.ts';
import { PictureProgress } from '#features/profile/picture-progress.tsx';
import { usePictureUpload } from '#features/profile/picture-upload.ts';
import { useIssue } from '#lib/form/form-context.ts';
import { SubmitState } from '#lib/form/submit-state.tsx';
import { FileButton } from '#lib/page/file-button.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  /** Content address. */
  photo: string | null;
  name: string;
  onChange: (photo: string | null) => void;
}

/** The photo of a person, as round as buyers see it. It is sent at once and saved with the rest. */
export function PhotoField({ photo, name, onChange }: Props) {
  const t = useTexts('persons');
  const c = useTexts('common');
  const canEdit = useCanEditProfile();
  const refused = useIssue('photo');
  const { touch } = useContext(SubmitState);
  const { onTheirWay, upload } = usePictureUpload();
  const [coming] = onTheirWay;
  const set = (next: string | null) => {
    touch();
    onChange(next);
  };
  const remove = () => {
    set(null);
    showToast({ text: t('photo.removed'), undo: { label: c('undo'), run: () => set(photo) } });
  };
  const look = 'size-36 rounded-full object-cover bg-surface-3';
  return (
    <div className="grid content-start justify-items-start gap-3">
      {coming ? (
        <img src={coming.previewUrl} alt="" className={`${look} opacity-40`} />
      ) : photo ? (
        <img src={imagePath(photo, 384)} alt={t('photo.of', { name })} className={look} />
      ) : (
        <span className={`${look} grid place-items-center text-text-3`}>
          <Icon name="user" size={44} />
        </span>
      )}
      {coming && (
        <div className="w-36">
          <PictureProgress label={t('photo.coming')} progress={coming.progress} />
        </div>
      )}
      {canEdit && (
        <div className="flex flex-wrap gap-2">
          <FileButton
            size="sm"
            icon="camera"
            label={t(photo ? 'photo.replace' : 'photo.choose')}
            onFiles={([file]) => file && void upload([file], async (contentHash) => set(contentHash))}
          />
          {photo && (
            <Button size="sm" onClick={remove}>
              {t('photo.remove')}
            </Button>
          )}
        </div>
      )}
      {refused && <p className="text-xs text-alert">{refused}</p>}
      <p className="text-xs text-text-3">{t('photo.hint')}</p>
    </div>
  );
}
