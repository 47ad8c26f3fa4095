import type { LinkedCar } from '@kardan/contract/calls/stock/upload-link';
import { imagePath } from '@kardan/contract/values/image-sizes';
import { Mark } from '@kardan/ui/brand/mark.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Loaded } from '#lib/api/loaded.tsx';
import { siteName } from '#lib/browser/site.ts';
import { useNow } from '#lib/browser/use-now.ts';
import { PictureInput } from '#lib/form/picture-input.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { SkipLink } from '#lib/page/skip-link.tsx';
import { ThemeToggle } from '#lib/page/theme-toggle.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { UploadLine } from './upload-line.tsx';
import { type LinkedUploads, useLinkedUploads } from './use-linked-uploads.ts';

/** What a phone shows that has scanned a car's code: take pictures, see them arrive. Nobody signs in here. */
export default function UploadLinkPage() {
  const t = useTexts('pictures');
  const token = useSyncExternalStore(onHashChange, () => location.hash.slice(1));
  const uploads = useLinkedUploads(token);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="flex h-15 items-center justify-between border-b border-line px-(--gutter)">
        <span className="flex items-center gap-2.5">
          <Mark className="h-6" />
          <span className="wide text-lg font-semi">{siteName}</span>
        </span>
        <ThemeToggle />
      </header>
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-[560px] flex-1 px-(--gutter) py-6 outline-none">
        {uploads.isGone ? (
          <>
            <EmptyState icon="hourglass" headingLevel={1} title={t('link.goneTitle')}>
              {t('link.goneText')}
            </EmptyState>
            <LeftBehind uploads={uploads} />
          </>
        ) : (
          <Loaded query={uploads.car} skeleton={<Skeleton className="h-80" />}>
            {(car) => <LinkedCarUploads car={car} uploads={uploads} />}
          </Loaded>
        )}
      </main>
    </div>
  );
}

/** The token stands behind the #, which browsers send to no server; the next code that is scanned changes only that. */
function onHashChange(listener: () => void) {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** Pictures that the link did not live to see arrive. */
function LeftBehind({ uploads }: { uploads: LinkedUploads }) {
  const t = useTexts('pictures');
  const left = uploads.items.filter(({ state }) => state !== 'done');
  if (left.length === 0) return null;
  return (
    <section aria-labelledby="left" className="mt-6">
      <h2 id="left" className="text-lg">
        {t('link.behind', { count: left.length })}
      </h2>
      <p className="mt-1 mb-3 text-sm text-text-2">{t('link.behindText')}</p>
      <ul className="grid gap-2">
        {left.map((item) => (
          <UploadLine
            key={item.id}
            item={item}
            {...(item.rejection === null && { note: t('link.scanAgain') })}
            onRetry={() => uploads.retry(item.id)}
            onRemove={() => uploads.remove(item.id)}
          />
        ))}
      </ul>
    </section>
  );
}

function LinkedCarUploads({ car, uploads }: { car: LinkedCar; uploads: LinkedUploads }) {
  const t = useTexts('pictures');
  const { title, dealership, expiresAt, pictures, pending } = car;
  const now = useNow(true);
  const left = Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / 1_000));
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  const onTheirWay = uploads.items.filter(({ state }) => state !== 'done');
  const isAllThere = uploads.items.length > 0 && onTheirWay.length === 0;
  return (
    <>
      <PageHead
        title={title === '' ? t('link.titleUnnamed') : t('link.title', { car: title })}
        intro={t('link.intro', { dealership })}
      />
      <div className="grid gap-2.5">
        <FileButton isMain capture icon="camera" onFiles={uploads.add}>
          {t('link.camera')}
        </FileButton>
        <FileButton icon="images" onFiles={uploads.add}>
          {t('link.gallery')}
        </FileButton>
      </div>
      <p className="mt-3 text-sm text-text-2 tabular-nums">{t('link.left', { time })}</p>
      {onTheirWay.length > 0 && (
        <section aria-labelledby="uploading" className="mt-6">
          <h2 id="uploading" className="text-lg">
            {t('link.uploading')}
          </h2>
          <p className="mt-1 mb-3 text-sm text-text-2">{t('link.keepOpen')}</p>
          <ul className="grid gap-2">
            {onTheirWay.map((item) => (
              <UploadLine
                key={item.id}
                item={item}
                onRetry={() => uploads.retry(item.id)}
                onRemove={() => uploads.remove(item.id)}
              />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="there" className="mt-6">
        <h2 id="there" className="text-lg">
          {pictures.length > 0 ? t('link.there', { count: pictures.length }) : t('link.nothing')}
        </h2>
        <p role="status" className="mt-1 mb-3 text-sm text-text-2 empty:hidden">
          {pending > 0 ? t('link.pending', { count: pending }) : isAllThere && t('link.allThere')}
        </p>
        <ul className="grid grid-cols-4 gap-2">
          {pictures.map(({ contentHash }, index) => (
            <li key={contentHash}>
              <img
                src={imagePath(contentHash, 256)}
                alt={t('picture', { number: index + 1 })}
                loading="lazy"
                className="aspect-3/2 w-full rounded-xs object-cover"
              />
            </li>
          ))}
        </ul>
      </section>
      <p className="mt-8 text-xs text-text-3">{t('link.privacy')}</p>
    </>
  );
}

interface FileButtonProps {
  icon: 'camera' | 'images';
  isMain?: boolean;
  /** Opens the camera itself instead of asking where pictures come from. */
  capture?: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** The browser's own field for files, as a button of the size of a thumb. */
function FileButton({ icon, isMain = false, capture = false, onFiles, children }: FileButtonProps) {
  const look = isMain ? 'bg-accent text-on-accent min-h-20 text-lg' : 'border border-line-strong min-h-13';
  return (
    <label
      className={`flex cursor-pointer items-center justify-center gap-3 rounded-sm px-5 font-semi focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-accent-line ${look}`}
    >
      <Icon name={icon} size={isMain ? 26 : 20} />
      {children}
      <PictureInput camera={capture} multiple={!capture} onFiles={onFiles} />
    </label>
  );
}
