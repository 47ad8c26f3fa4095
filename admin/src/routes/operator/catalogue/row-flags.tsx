import { Badge } from '@kardan/ui/content/badge.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  hidden?: boolean;
  edited: boolean;
  mergedInto?: { name: string } | null;
}

/** What is out of the ordinary about a row of the catalogue. */
export function RowFlags({ hidden, edited, mergedInto }: Props) {
  const t = useTexts('portalCatalogue');
  return (
    <span className="inline-flex flex-wrap gap-1">
      {mergedInto ? (
        <Badge tone="strong">{t('flag.merged', { name: mergedInto.name })}</Badge>
      ) : (
        hidden && <Badge tone="strong">{t('flag.hidden')}</Badge>
      )}
      {edited && !mergedInto && <Badge>{t('flag.edited')}</Badge>}
    </span>
  );
}
