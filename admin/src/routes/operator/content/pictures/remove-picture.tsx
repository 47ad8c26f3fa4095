import type { StoredPicture } from '@kardan/contract/calls/operator/content-tools';
import { Button } from '@kardan/ui/actions/button.tsx';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useState } from 'react';
import { picturesKey, textPath } from '#domain/portal/content.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { Confirm } from '#lib/page/confirm.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

/** Removes a picture for good, which is asked about; of one that texts show it says which. */
export function RemovePicture({ picture }: { picture: StoredPicture }) {
  const t = useTexts('portalContent');
  const { name, texts } = picture;
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const remove = useChange(() => api.removeContentPicture({ params: { name } }), {
    stale: [picturesKey],
    onDone: () => showToast({ text: t('pictures.removed', { name }) }),
  });
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        icon="trash-2"
        aria-label={t('pictures.remove', { name })}
        className="px-2!"
        busy={remove.isPending}
        onClick={() => setAsking(true)}
      />
      {isAsking && texts.length === 0 && (
        <Confirm
          title={t('pictures.remove.title', { name })}
          confirmLabel={t('pictures.remove.act')}
          onConfirm={() => remove.mutate(undefined)}
          onClose={close}
        >
          {t('pictures.remove.text')}
        </Confirm>
      )}
      {isAsking && texts.length > 0 && (
        <Modal title={t('pictures.inUse.title', { name })} onClose={close}>
          <p className="mb-3 text-sm text-text-2">{t('pictures.inUse.text')}</p>
          <ul className="grid gap-2 text-sm">
            {texts.map(({ id, title, language }) => (
              <li key={id}>
                <TextLink href={textPath(id)}>{title}</TextLink>{' '}
                <span className="text-text-3">{t(`language.${language}`)}</span>
              </li>
            ))}
          </ul>
        </Modal>
      )}
    </>
  );
}
