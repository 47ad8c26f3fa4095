import type { StoredPicture } from '@kardan/contract/calls/operator/content-tools';
import { Button } from '@kardan/ui/actions/button.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { picturesQuery } from '#domain/portal/content.ts';
import { PictureChoice } from '#features/text-editor/insert/picture-choice.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { Thumbnail } from '#lib/page/thumbnail.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

/** The picture of an article, by its name. */
export function PictureField({ name, onChoose }: { name: string; onChoose: (picture: StoredPicture) => void }) {
  const t = useTexts('portalText');
  const [isChoosing, setChoosing] = useState(false);
  const { data } = useInfiniteQuery({ ...picturesQuery(name), enabled: name !== '' });
  const found = data?.pages.flatMap(({ items }) => items).find((picture) => picture.name === name);
  return (
    <div className="flex items-center gap-3">
      <Thumbnail image={found?.picture.hash} className="w-22" />
      <div className="min-w-0 text-sm">
        <p className="text-2xs text-text-3">{t('field.picture')}</p>
        {name && <p className="truncate font-medium">{name}</p>}
        <Button size="sm" variant="quiet" className="-ml-3" onClick={() => setChoosing(true)}>
          {t(name ? 'picture.change' : 'picture.choose')}
        </Button>
      </div>
      {isChoosing && (
        <Modal title={t('picture.choose')} wide onClose={() => setChoosing(false)}>
          <PictureChoice
            onChoose={(picture) => {
              setChoosing(false);
              onChoose(picture);
            }}
          />
        </Modal>
      )}
    </div>
  );
}
