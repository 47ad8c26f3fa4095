import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  attachClosestEdge,
  type Edge,
  extractClosestEdge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import type { OwnPicture } from '@kardan/contract/calls/stock/own-listing';
import { shotLabels } from '@kardan/contract/labels/shots';
import { imagePath } from '@kardan/contract/values/image-sizes';
import { classes } from '@kardan/ui/classes.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { type HintCode, hintIcons } from './hint-icons.ts';

interface Props {
  picture: OwnPicture;
  index: number;
  isCurrent: boolean;
  /** Taken up by the keyboard. */
  isLifted: boolean;
  isBusy: boolean;
  onSelect: () => void;
  /** True when the key meant something. */
  onMoveKey: (key: string) => boolean;
  onLeave: () => void;
  onMain: () => void;
  onRotate: () => void;
  onRemove: () => void;
}

const tag = 'absolute rounded-xs bg-picture-tag text-2xs leading-none text-picture-ink';

/** A picture in its place: to be chosen, dragged, or moved by the keyboard from its handle. */
export function PictureTile({ picture, index, isCurrent, isLifted, isBusy, ...act }: Props) {
  const t = useTexts('pictures');
  const locale = useLocale();
  const { contentHash, shot, altText, hints } = picture;
  const { tile, edge, isDragged } = useDragging(contentHash);
  const handle = useRef<HTMLButtonElement>(null);
  // A tile that is moved in the document loses the focus.
  useLayoutEffect(() => {
    if (isLifted) handle.current?.focus();
  });
  const number = index + 1;
  const shows = shot && shotLabels[locale][shot];
  const keys: Record<string, () => void> = { h: act.onMain, r: act.onRotate, Delete: act.onRemove };
  return (
    <li
      ref={tile}
      className={classes('relative min-w-0', index === 0 && 'col-span-2 @md:row-span-2', isDragged && 'opacity-40')}
    >
      <div
        className={classes(
          'relative aspect-3/2 overflow-hidden rounded-sm bg-surface-2',
          isCurrent && 'outline-2.5 outline-offset-2 outline-accent-line',
          isLifted && 'z-2 -translate-x-2 -translate-y-2.5 shadow-3 outline-2 outline-inverse',
        )}
      >
        <button
          type="button"
          aria-label={shows ? t('pictureOf', { number, shot: shows }) : t('picture', { number })}
          aria-current={isCurrent || undefined}
          onClick={act.onSelect}
          onKeyDown={(event) => {
            const run = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
            if (!run || event.ctrlKey || event.metaKey || event.altKey) return;
            event.preventDefault();
            run();
          }}
          className="block size-full cursor-grab"
        >
          <img
            src={imagePath(contentHash, index === 0 ? 750 : 384)}
            alt={altText ?? ''}
            draggable={false}
            loading="lazy"
            decoding="async"
            className={classes('size-full object-cover', isBusy && 'opacity-40')}
          />
        </button>
        <span aria-hidden="true" className={classes(tag, 'top-1.5 left-1.5 px-2 py-1.5 font-semi')}>
          {number}
        </span>
        {index === 0 && <span className={classes(tag, 'top-1.5 left-9 px-2 py-1.5 font-medium')}>{t('main')}</span>}
        {isBusy && (
          <span role="status" className={classes(tag, 'bottom-2 left-1.5 px-2 py-1.5 font-medium')}>
            {t('applying')}
          </span>
        )}
        <button
          ref={handle}
          type="button"
          aria-label={t('move', { number })}
          aria-pressed={isLifted}
          onKeyDown={(event) => {
            if (act.onMoveKey(event.key)) event.preventDefault();
          }}
          // Without a new place for the focus it was only moved along with its tile.
          onBlur={({ relatedTarget }) => relatedTarget !== null && isLifted && act.onLeave()}
          className="absolute top-0 right-0 grid size-11 cursor-grab place-items-center text-picture-ink"
        >
          <span className="grid size-6 place-items-center rounded-xs bg-picture-tag">
            <Icon name="grip-vertical" size={16} />
          </span>
        </button>
        {edge && (
          <i
            aria-hidden="true"
            className={classes('absolute inset-y-0 w-1 bg-accent-line', edge === 'left' ? 'left-0' : 'right-0')}
          />
        )}
      </div>
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-2.5 text-xs text-text-2">
        <span className="truncate">{shows ?? t('picture', { number })}</span>
        {hints.map((hint) => (
          <span key={hint} className="inline-flex items-center gap-1.25 font-medium text-text">
            <Icon name={hintIcons[hint as HintCode]} size={13} />
            {t(`hint.${hint as HintCode}`)}
          </span>
        ))}
      </p>
    </li>
  );
}

/** By mouse and, after a long press, by finger: the browser's own dragging. */
function useDragging(contentHash: string) {
  const tile = useRef<HTMLLIElement>(null);
  const [isDragged, setDragged] = useState(false);
  const [edge, setEdge] = useState<Edge | null>(null);
  useEffect(() => {
    const element = tile.current;
    if (!element) return undefined;
    const data = { kind: 'picture', contentHash };
    return combine(
      draggable({
        element,
        getInitialData: () => data,
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.kind === 'picture' && source.data.contentHash !== contentHash,
        getData: ({ input }) => attachClosestEdge(data, { element, input, allowedEdges: ['left', 'right'] }),
        onDrag: ({ self }) => setEdge(extractClosestEdge(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: () => setEdge(null),
      }),
    );
  }, [contentHash]);
  return { tile, isDragged, edge };
}
