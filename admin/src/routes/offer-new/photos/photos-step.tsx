import { shotLabels } from '@kardan/contract/labels/shots';
import { maxPicturesOfListing, type Shot } from '@kardan/contract/values/stock';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useEffect, useState } from 'react';
import { nextShot, shotList } from '#domain/new-car/shot-list.ts';
import { prepareReader } from '#features/papers/read-picture.ts';
import { useIsWide } from '#lib/browser/use-is-wide.ts';
import { FileButton } from '#lib/page/file-button.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import type { StepProps } from '../ending.tsx';
import { Foot } from '../foot.tsx';
import { useNewCar } from '../use-new-car.ts';
import { DropZone } from './drop-zone.tsx';
import { OtherPictures, RefusedPictures } from './other-pictures.tsx';
import { ShotGrid } from './shot-grid.tsx';
import { UploadLine } from './upload-line.tsx';

/** Pictures first: one shot after the other with the phone's camera, or all at once on a desk. */
export function PhotosStep(_: StepProps) {
  const t = useTexts('carNew');
  const locale = useLocale();
  const isWide = useIsWide();
  const { kept, change, listing, uploads, addPictures } = useNewCar();
  const [chosen, setChosen] = useState<Shot | null>(null);
  const tiles = shotList(uploads.items, listing?.pictures ?? [], kept.skipped, chosen);
  const next = nextShot(tiles, chosen);
  const number = tiles.findIndex(({ shot }) => shot === next) + 1;
  // What reads the papers comes while pictures are taken, so that nobody waits for it.
  const isBegun = uploads.items.length > 0;
  useEffect(() => {
    if (isBegun) void prepareReader().catch(() => undefined);
  }, [isBegun]);

  const add = (files: readonly File[]) => {
    const there = Math.max(listing?.pictures.length ?? 0, uploads.items.filter(({ state }) => state === 'done').length);
    const room = Math.max(0, maxPicturesOfListing - there - uploads.pending);
    const taken = files.slice(0, room);
    const count = files.length - taken.length;
    if (count > 0) showToast({ text: t('photos.full', { count, most: maxPicturesOfListing }), isFailure: true });
    // Of one picture it is known what it is of; of many, chosen at once, only that they are of this car.
    const shot = files.length === 1 ? (next ?? undefined) : undefined;
    if (taken.length > 0) addPictures(taken, shot);
    setChosen(null);
  };
  const choose = (shot: Shot) => {
    const tile = tiles.find((each) => each.shot === shot);
    if (tile?.state === 'failed' && tile.queued) return uploads.retry(tile.queued.id);
    if (tile?.state === 'refused' && tile.queued) uploads.remove(tile.queued.id);
    change({ skipped: kept.skipped.filter((each) => each !== shot) });
    setChosen(shot);
  };
  const skip = () => {
    if (next) change({ skipped: [...kept.skipped, next] });
    setChosen(null);
  };

  return (
    <section aria-label={t('step.photos')} className="grid grid-cols-1 gap-4">
      {isWide ? (
        <DropZone onFiles={add} />
      ) : (
        <>
          <div className="rounded-sm bg-surface-2 px-4 py-3" role="status">
            <p className="font-semi">
              {next ? (
                <>
                  <span className="mr-2 text-text-2">{t('photos.next', { number, total: tiles.length })}</span>
                  {shotLabels[locale][next]}
                </>
              ) : (
                t('photos.all')
              )}
            </p>
            <p className="mt-0.5 text-xs text-text-2">{next ? t(`hint.${next}`) : t('photos.more')}</p>
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_minmax(0,1.1fr)] items-center gap-2">
            <FileButton icon="images" label={t('photos.gallery')} multiple onFiles={add} className="px-2!" />
            <FileButton icon="camera" label={t('photos.take')} camera variant="accent" size="lg" onFiles={add} />
            <Button icon="arrow-right" onClick={skip} disabled={next === null} className="px-2!">
              {t('photos.skip')}
            </Button>
          </div>
        </>
      )}
      <ShotGrid tiles={tiles} onChoose={choose} />
      <OtherPictures />
      <RefusedPictures />
      <Foot>
        <UploadLine tiles={tiles} />
        {!isWide && (
          <Button
            variant={next === null ? 'accent' : 'ghost'}
            size="lg"
            full
            onClick={() => change({ step: 'papers' })}
          >
            {t('toPapers')}
            <Icon name="arrow-right" />
          </Button>
        )}
      </Foot>
    </section>
  );
}
