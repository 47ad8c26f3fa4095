import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import type { Shot } from '@kardan/contract/values/stock';
import { classes } from '@kardan/ui/classes.ts';
import { Kbd } from '@kardan/ui/content/kbd.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#lib/texts/use-texts.ts';
import { rotated } from '../inspector/boxes.ts';
import { moved, type Pictures } from '../use-pictures.ts';
import { MissingTile } from './missing-tile.tsx';
import { PictureTile } from './picture-tile.tsx';
import { UploadTile } from './upload-tile.tsx';

/** The next ones to take; a whole list of what lacks would stand before what is there. */
const maxMissing = 4;

export interface MissingShot {
  shot: Shot;
  points: number | null;
}

interface Props {
  pictures: Pictures;
  current: string | undefined;
  missing: readonly MissingShot[];
  isFileOver: boolean;
  onChoose: (shot?: Shot) => void;
  onSelect: (contentHash: string) => void;
}

/** Pictures in their order, which a mouse, a finger and the keyboard can change; then those on their way and those that lack. */
export function PictureGrid({ pictures, current, missing, isFileOver, onChoose, onSelect }: Props) {
  const t = useTexts('pictures');
  const [said, setSaid] = useState('');
  const [lifted, setLifted] = useState<{ hash: string; from: number; to: number }>();
  const order = pictures.pictures;
  const shown = lifted ? moved(order, lifted.from, lifted.to) : order;
  const total = order.length;
  const latest = useRef({ order, move: pictures.move });
  useEffect(() => {
    latest.current = { order, move: pictures.move };
  });
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => source.data.kind === 'picture',
        onDrop: ({ source, location }) => {
          const [target] = location.current.dropTargets;
          if (!target) return;
          const indexOf = (hash: unknown) => latest.current.order.findIndex((own) => own.contentHash === hash);
          const [from, over] = [indexOf(source.data.contentHash), indexOf(target.data.contentHash)];
          if (from < 0 || over < 0 || from === over) return;
          const place = extractClosestEdge(target.data) === 'right' ? over + 1 : over;
          const to = place > from ? place - 1 : place;
          if (to !== from) latest.current.move(from, to);
        },
      }),
    [],
  );

  const act = (hash: string, key: string): boolean => {
    const index = order.findIndex((own) => own.contentHash === hash);
    if (key === ' ') {
      if (lifted) {
        if (lifted.from !== lifted.to) pictures.move(lifted.from, lifted.to);
        setSaid(t('move.dropped', { position: lifted.to + 1, total }));
      } else setSaid(t('move.lifted', { number: index + 1 }));
      setLifted(lifted ? undefined : { hash, from: index, to: index });
      return true;
    }
    if (!lifted) return false;
    if (key === 'Escape') {
      setLifted(undefined);
      setSaid(t('move.cancelled', { number: lifted.from + 1 }));
      return true;
    }
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[key];
    if (step === undefined) return false;
    const to = Math.max(0, Math.min(total - 1, lifted.to + step));
    setLifted({ ...lifted, to });
    setSaid(t('move.moved', { position: to + 1, total }));
    return true;
  };

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol className="grid grid-cols-2 gap-x-3 gap-y-4 @md:grid-cols-3 @2xl:grid-cols-4">
        {shown.map((picture, index) => (
          <PictureTile
            key={picture.contentHash}
            picture={picture}
            index={index}
            isCurrent={picture.contentHash === current}
            isLifted={lifted?.hash === picture.contentHash}
            isBusy={pictures.busy === picture.contentHash}
            onSelect={() => onSelect(picture.contentHash)}
            onMoveKey={(key) => act(picture.contentHash, key)}
            onLeave={() => setLifted(undefined)}
            onMain={() => pictures.move(index, 0)}
            onRotate={() => {
              onSelect(picture.contentHash);
              // What failed was told.
              pictures.edit({ contentHash: picture.contentHash, wanted: rotated(picture.edit) }).catch(() => undefined);
            }}
            onRemove={() => pictures.remove(picture.contentHash)}
          />
        ))}
        {pictures.uploads.items
          .filter(({ state }) => state !== 'done')
          .map((item, position) => (
            <UploadTile
              key={item.id}
              item={item}
              number={total + position + 1}
              onRetry={() => pictures.uploads.retry(item.id)}
              onRemove={() => pictures.uploads.remove(item.id)}
            />
          ))}
        {missing.slice(0, maxMissing).map(({ shot, points }) => (
          <MissingTile key={shot} shot={shot} points={points} onTake={() => onChoose(shot)} />
        ))}
        <li className="col-span-2">
          <button
            type="button"
            onClick={() => onChoose()}
            className={classes(
              'flex min-h-24 w-full items-center justify-center gap-4 rounded-sm border border-dashed p-4 text-left text-sm @2xl:min-h-32',
              isFileOver
                ? 'border-accent-line bg-accent-soft text-accent-text'
                : 'border-line-strong hover:bg-surface-2',
            )}
          >
            <Icon name="upload" size={24} className="text-accent-text" />
            <span>
              <b className="block font-semi">
                <span className="max-lg:hidden">{isFileOver ? t('drop.here') : t('drop.title')}</span>
                <span className="lg:hidden">{t('choose')}</span>
              </b>
              <span className="block text-text-2 max-lg:hidden">
                {t('drop.paste')} <Kbd>{t('keys.control')}</Kbd> <Kbd>V</Kbd>
              </span>
              <span className="block text-xs text-text-3">{t('drop.formats')}</span>
            </span>
          </button>
        </li>
      </ol>
    </>
  );
}
