import { imagePath } from '@kardan/contract/values/image-sizes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { picturesQuery } from '#domain/portal/content.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

/** A picture with its alternative text, as the block names it. */
export function FigurePart({ options, alt }: { options: string; alt: string }) {
  const t = useTexts('portalContent');
  const name = /picture=(\S+)/.exec(options)?.[1] ?? '';
  const { data } = useInfiniteQuery(picturesQuery(name));
  const found = data?.pages.flatMap(({ items }) => items).find((picture) => picture.name === name);
  return (
    <div className="flex flex-wrap items-start gap-3.5 px-3.5 py-3">
      {found && (
        <img
          src={imagePath(found.picture.hash, 384)}
          alt=""
          width={240}
          height={160}
          loading="lazy"
          className="aspect-3/2 w-60 rounded-xs object-cover"
        />
      )}
      <div className="min-w-0 flex-1 basis-48 text-xs">
        <p className="font-mono text-text-2">{name}</p>
        <p className={alt ? 'mt-1' : 'mt-1 text-alert'}>{alt || t('pictures.noAlt')}</p>
      </div>
    </div>
  );
}
