import type { StoredPicture } from '@kardan/contract/calls/operator/content-tools';
import { imagePath } from '@kardan/contract/values/image-sizes';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { picturesQuery } from '#domain/portal/content.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { MoreRows } from '#lib/api/more-rows.tsx';
import { SearchField } from '#lib/form/search-field.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { PictureForm } from './picture-form.tsx';

/** One of the stored pictures, or a new one. */
export function PictureChoice({ onChoose }: { onChoose: (picture: StoredPicture) => void }) {
  const t = useTexts('portalContent');
  const x = useTexts('portalText');
  const [search, setSearch] = useState('');
  const [isUploading, setUploading] = useState(false);
  const pictures = useInfiniteQuery(picturesQuery(search));
  if (isUploading) return <PictureForm onSaved={onChoose} />;
  return (
    <div className="grid gap-3.5">
      <div className="flex flex-wrap gap-2">
        <SearchField
          label={t('pictures.search')}
          placeholder={t('pictures.searchPlaceholder')}
          value={search}
          onSearch={setSearch}
        />
        <Button icon="upload" onClick={() => setUploading(true)}>
          {x('insert.upload')}
        </Button>
      </div>
      <div className="min-w-0">
        <Loaded query={pictures} skeleton={<Skeleton className="h-64" />}>
          {({ pages }) => {
            const items = pages.flatMap((page) => page.items);
            if (items.length === 0) return <p className="text-sm text-text-2">{t('pictures.none')}</p>;
            return (
              <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-4">
                {items.map((picture) => (
                  <li key={picture.name}>
                    <button
                      type="button"
                      onClick={() => onChoose(picture)}
                      className="grid w-full gap-1 rounded-sm border border-line p-1.5 text-left text-xs hover:border-line-hover hover:bg-surface-2"
                    >
                      <img
                        src={imagePath(picture.picture.hash, 256)}
                        alt=""
                        width={256}
                        height={170}
                        loading="lazy"
                        className="aspect-3/2 w-full rounded-xs object-cover"
                      />
                      <span className="truncate font-medium">{picture.name}</span>
                    </button>
                  </li>
                ))}
              </ul>
            );
          }}
        </Loaded>
        <MoreRows query={pictures} />
      </div>
    </div>
  );
}
