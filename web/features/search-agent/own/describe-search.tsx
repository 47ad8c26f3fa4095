import { Mark } from '@kardan/ui/brand/mark.tsx';
import { sentenceName } from '#domain/search/filters/search-names.ts';
import { plateInputClasses, SearchPlate } from '#domain/search/search-plate.tsx';
import { texts } from '#lib/texts/texts.ts';

interface Props {
  ownHref: string;
  /** What was typed and held no filter. */
  notUnderstood: string | undefined;
}

/** The way to another search for who has no scripts: pages of results cannot remember whose search is being changed. */
export async function DescribeSearch({ ownHref, notUnderstood }: Props) {
  const t = await texts('search-agent');
  return (
    <div className="mt-4 hidden max-w-[560px] noscript:block">
      <p className="mb-2 text-sm text-text-2">{t(notUnderstood ? 'own.notUnderstood' : 'own.describe')}</p>
      <SearchPlate action={ownHref} submitLabel={t('intro.submit')} mark={<Mark className="h-5 w-[25px]" />}>
        <input
          type="search"
          name={sentenceName}
          aria-label={t('intro.label')}
          placeholder={t('intro.placeholder')}
          defaultValue={notUnderstood}
          autoComplete="off"
          required
          maxLength={200}
          className={plateInputClasses('bar')}
        />
      </SearchPlate>
    </div>
  );
}
