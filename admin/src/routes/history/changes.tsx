import type { HistoryEntry } from '@kardan/contract/calls/admin/history';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { fieldWords, valueWords } from './words-for.ts';

/** What it was before and after, field by field. */
export function Changes({ changes }: Pick<HistoryEntry, 'changes'>) {
  const t = useTexts('history');
  const locale = useLocale();
  const words = (field: string, value: unknown) => valueWords(t, locale, field, value);
  return (
    <dl className="mt-1 grid gap-0.5 text-xs text-text-2">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="flex flex-wrap items-center gap-x-2">
          <dt className="text-text-3">{fieldWords(t, locale, field)}</dt>
          <dd className="flex min-w-0 flex-wrap items-center gap-x-2 [overflow-wrap:anywhere]">
            <span className="sr-only">{t('before')}</span>
            <s className="decoration-text-3">{words(field, before)}</s>
            <Icon name="arrow-right" />
            <span className="sr-only">{t('after')}</span>
            <span className="text-text">{words(field, after)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
