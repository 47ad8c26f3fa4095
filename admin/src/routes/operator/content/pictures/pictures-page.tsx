import type { StoredPicture } from '@kardan/contract/calls/operator/content-tools';
import { imagePath } from '@kardan/contract/values/image-sizes';
import { Button } from '@kardan/ui/actions/button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { picturesQuery } from '#domain/portal/content.ts';
import { PictureForm } from '#features/text-editor/insert/picture-form.tsx';
import { Loaded } from '#lib/api/loaded.tsx';
import { MoreRows } from '#lib/api/more-rows.tsx';
import { SearchField } from '#lib/form/search-field.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { ContentTabs } from '../content-tabs.tsx';
import { RemovePicture } from './remove-picture.tsx';

/** Pictures that texts can show, with what they show in both languages, whose they are and where they stand. */
export default function PicturesPage() {
  const t = useTexts('portalContent');
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useState<StoredPicture | 'new'>();
  const pictures = useInfiniteQuery(picturesQuery(search));
  const close = () => setEdited(undefined);
  return (
    <>
      <PageHead
        title={t('pictures.title')}
        intro={t('pictures.intro')}
        actions={
          <Button icon="upload" variant="accent" onClick={() => setEdited('new')}>
            {t('pictures.add')}
          </Button>
        }
      />
      <ContentTabs current="pictures" />
      <div className="mb-4 flex max-w-xl">
        <SearchField
          label={t('pictures.search')}
          placeholder={t('pictures.searchPlaceholder')}
          value={search}
          onSearch={setSearch}
        />
      </div>
      <Loaded query={pictures} skeleton={<Skeleton className="h-64" />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0 && search !== '') return <p className="text-sm text-text-2">{t('pictures.none')}</p>;
          if (items.length === 0)
            return (
              <EmptyState icon="image" title={t('pictures.empty.title')}>
                {t('pictures.empty.text')}
              </EmptyState>
            );
          return (
            <ul className="grid gap-3 md:grid-cols-3 xl:grid-cols-4">
              {items.map((picture) => (
                <PictureCard key={picture.name} picture={picture} onEdit={() => setEdited(picture)} />
              ))}
            </ul>
          );
        }}
      </Loaded>
      <MoreRows query={pictures} />
      {edited && (
        <Modal title={edited === 'new' ? t('pictures.add') : t('pictures.edit', { name: edited.name })} onClose={close}>
          <PictureForm {...(edited !== 'new' && { picture: edited })} onSaved={close} />
        </Modal>
      )}
    </>
  );
}

function PictureCard({ picture, onEdit }: { picture: StoredPicture; onEdit: () => void }) {
  const t = useTexts('portalContent');
  const locale = useLocale();
  const { name, alt, credit, usedIn } = picture;
  const isDescribed = alt['de-AT'] !== null && alt.en !== null;
  return (
    <li className="grid grid-rows-[auto_1fr] overflow-hidden rounded-md border border-line bg-surface max-md:grid-cols-[120px_1fr] max-md:grid-rows-1">
      <img
        src={imagePath(picture.picture.hash, 384)}
        alt={alt[locale] ?? ''}
        width={384}
        height={256}
        loading="lazy"
        className="aspect-3/2 w-full bg-surface-3 object-cover max-md:h-full"
      />
      <div className="flex items-start gap-2 p-3 text-xs">
        <div className="min-w-0 flex-1">
          <b className="block truncate text-sm font-semi">{name}</b>
          <p className="text-text-2">{alt[locale]}</p>
          {!isDescribed && <p className="text-alert">{t('pictures.noAlt')}</p>}
          <p className="mt-1 text-text-3">
            {[credit, usedIn > 0 ? t('pictures.usedIn', { count: usedIn }) : t('pictures.unused')]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <Button
          size="sm"
          variant="quiet"
          icon="pencil"
          aria-label={t('pictures.edit', { name })}
          className="px-2!"
          onClick={onEdit}
        />
        <RemovePicture picture={picture} />
      </div>
    </li>
  );
}
