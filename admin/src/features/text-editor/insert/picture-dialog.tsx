import type { StoredPicture } from '@kardan/contract/calls/operator/content-tools';
import { contentBounds } from '@kardan/contract/values/content';
import { imagePath } from '@kardan/contract/values/image-sizes';
import { Button } from '@kardan/ui/actions/button.tsx';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { type FormEvent, useState } from 'react';
import { valuesOf } from '#lib/form/form-values.ts';
import { Modal } from '#lib/page/modal.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { type BlockHead, writeBlock } from '../document/split-parts.ts';
import { useEditing } from '../editing.ts';
import { PictureChoice } from './picture-choice.tsx';

interface Props {
  block: BlockHead | undefined;
  isNew: boolean;
  onTake: (source: string) => void;
  onClose: () => void;
}

/** A picture with what it shows and what stands below it; without a description there is no picture. */
export function PictureDialog({ block, isNew, onTake, onClose }: Props) {
  const t = useTexts('portalText');
  const { language } = useEditing();
  const [chosen, setChosen] = useState<StoredPicture>();
  const nameBefore = /picture=(\S+)/.exec(block?.options ?? '')?.[1];
  const [isChoosing, setChoosing] = useState(nameBefore === undefined);
  const name = chosen?.name ?? nameBefore;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const value = valuesOf(event.currentTarget);
    if (value('alt') === '') return event.currentTarget.querySelector<HTMLElement>('[name=alt]')?.focus();
    onTake(writeBlock({ name: 'figure', options: `picture=${name}`, title: value('caption'), body: value('alt') }));
  };
  return (
    <Modal title={t('insert.picture')} onClose={onClose} wide={isChoosing}>
      {isChoosing || name === undefined ? (
        <PictureChoice
          onChoose={(picture) => {
            setChosen(picture);
            setChoosing(false);
          }}
        />
      ) : (
        <form key={name} className="grid gap-3" onSubmit={submit}>
          <div className="flex items-center gap-3">
            {chosen && (
              <img
                src={imagePath(chosen.picture.hash, 256)}
                alt=""
                width={120}
                height={80}
                className="aspect-3/2 w-30 rounded-xs object-cover"
              />
            )}
            <div className="min-w-0 text-sm">
              <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
              <Button size="sm" variant="quiet" onClick={() => setChoosing(true)}>
                {t('insert.another')}
              </Button>
            </div>
          </div>
          <TextInput
            label={t('insert.alt')}
            name="alt"
            required
            maxLength={contentBounds.alt}
            defaultValue={(chosen ? chosen.alt[language] : block?.body) ?? ''}
          />
          <TextInput
            label={t('insert.caption')}
            name="caption"
            optional={t('optional')}
            maxLength={200}
            defaultValue={block?.title ?? ''}
          />
          <div>
            <Button type="submit" variant="accent">
              {t(isNew ? 'insert.insert' : 'insert.take')}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  );
}
