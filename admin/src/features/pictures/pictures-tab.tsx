import { maxPicturesOfListing, type Shot } from '@kardan/contract/values/stock';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { listingCheckQuery } from '#domain/listing/own-listing.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { useFilesFromOutside } from '#lib/browser/use-files-from-outside.ts';
import { useIsWide } from '#lib/browser/use-is-wide.ts';
import { PictureInput } from '#lib/form/picture-input.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { HintsPanel } from './aside/hints-panel.tsx';
import { KeysPanel } from './aside/keys-panel.tsx';
import { PhonePanel } from './aside/phone-panel.tsx';
import { PictureGrid } from './grid/picture-grid.tsx';
import { UploadSummary } from './grid/upload-summary.tsx';
import { PictureInspector } from './inspector/picture-inspector.tsx';
import { identityOf, usePictures } from './use-pictures.ts';

/** The pictures of a car: those it has, those on their way, those it lacks; and one of them to work on. */
export function PicturesTab(car: { dealershipId: number; listingId: number }) {
  const t = useTexts('pictures');
  const pictures = usePictures(car);
  const { uploads } = pictures;
  const [chosen, setChosen] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const wanted = useRef<Shot>(undefined);
  const outside = useFilesFromOutside((files) => uploads.add(files));
  const check = useQuery(listingCheckQuery(pictures.car));
  const missing = (check.data?.items ?? []).flatMap(({ code, shot, points }) =>
    code === 'shot-missing' && shot ? [{ shot, points }] : [],
  );
  const choose = (shot?: Shot) => {
    wanted.current = shot;
    input.current?.click();
  };
  const isComing = uploads.items.filter(({ state }) => state !== 'done');
  const count = pictures.pictures.length;
  const isWide = useIsWide();
  const place = pictures.pictures.findIndex((own) => own.contentHash === chosen || identityOf(own) === chosen);
  const current = Math.max(0, place);
  const identity = (contentHash: string) => {
    const picture = pictures.pictures.find((own) => own.contentHash === contentHash);
    return picture ? identityOf(picture) : contentHash;
  };
  const select = (contentHash: string) => setChosen(identity(contentHash));
  // An edit that ends after the window was closed does not open it again.
  const selectOther = (contentHash: string) =>
    setChosen((before) => (isWide || before !== undefined ? identity(contentHash) : before));
  return (
    <Loaded query={pictures.listing} skeleton={<Skeleton className="h-96" />}>
      {() => (
        <div
          {...outside.events}
          className="grid items-start gap-4 lg:gap-5 min-[1192px]:grid-cols-[minmax(0,1fr)_316px]"
        >
          <section
            aria-labelledby="pictures-heading"
            className="@container min-w-0 rounded-md border border-line bg-surface p-4 md:p-5"
          >
            <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
              <h2 id="pictures-heading">{count > 0 ? t('title', { count }) : t('none')}</h2>
              {isComing.length > 0 && <p className="text-sm text-text-2">{t('coming', { count: isComing.length })}</p>}
              <div className="ml-auto flex flex-wrap gap-2">
                <Button icon="image-plus" onClick={() => choose()}>
                  {t('choose')}
                </Button>
              </div>
              <PictureInput
                ref={input}
                multiple
                className="hidden"
                // Of one picture it is known what it is of; of many, chosen at once, only that they are of this car.
                onFiles={(files) => uploads.add(files, files.length === 1 ? wanted.current : undefined)}
              />
            </div>
            {count + isComing.length > maxPicturesOfListing && (
              <p role="alert" className="mb-3 text-sm text-alert">
                {t('full', { count: maxPicturesOfListing })}
              </p>
            )}
            <UploadSummary items={uploads.items} />
            <PictureGrid
              pictures={pictures}
              current={pictures.pictures[current]?.contentHash}
              missing={missing}
              isFileOver={outside.isOver}
              onChoose={choose}
              onSelect={select}
            />
          </section>
          <aside className="grid gap-4 lg:gap-5 max-[1191px]:md:grid-cols-2">
            <PhonePanel car={pictures.car} onOpen={pictures.watch} />
            <HintsPanel pictures={pictures} missing={missing} onTake={choose} onSelect={select} />
            <KeysPanel />
          </aside>
          {(isWide || place >= 0) && (
            <PictureInspector
              pictures={pictures}
              index={current}
              onSelect={selectOther}
              onClose={() => setChosen(undefined)}
            />
          )}
        </div>
      )}
    </Loaded>
  );
}
