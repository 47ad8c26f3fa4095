import type { ListingRevision } from '@kardan/contract/calls/stock/own-listing';
import { type EditableFieldKey, editableFieldKeys } from '@kardan/contract/editable-field-keys';
import { stockStateLabels } from '@kardan/contract/labels/stock';
import { type StockState, stockStates } from '@kardan/contract/values/stock';
import { Button } from '@kardan/ui/actions/button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { useQuery } from '@tanstack/react-query';
import { type CarTexts, fieldLabel, valueText } from '#domain/listing/field-words.ts';
import { revisionsQuery } from '#domain/listing/own-listing.ts';
import { api } from '#lib/api/api.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { useChange } from '#lib/api/use-change.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { GroupPanel } from '../data/group-panel.tsx';
import { useEditor } from '../saving/use-editor.ts';

/** What was changed online, by whom and from where; one change can be taken back as long as nothing has changed it since. */
export function HistoryTab() {
  const t = useTexts('car');
  const { id } = useEditor();
  const revisions = useQuery(revisionsQuery(id));
  return (
    <GroupPanel title={t('past.title')} note={t('past.note')}>
      <Loaded query={revisions} skeleton={<Skeleton className="h-60" />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon="history" title={t('past.empty')}>
              {t('past.emptyText')}
            </EmptyState>
          ) : (
            <ol>
              {items.map((revision) => (
                <Revision key={revision.revision} {...revision} />
              ))}
            </ol>
          )
        }
      </Loaded>
    </GroupPanel>
  );
}

function Revision({ revision, at, by, source, changes, canUndo }: ListingRevision) {
  const t = useTexts('car');
  const locale = useLocale();
  const { id, take, isReadOnly } = useEditor();
  const undo = useChange(() => api.undoRevision({ params: { ...id, revision: String(revision) } }), {
    onDone: (answer) => {
      take(answer);
      showToast({ text: t('past.undone') });
    },
  });
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 border-t border-line py-3 first:border-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-sm">
          <b className="font-semi">{by ?? t('past.nobody')}</b>{' '}
          <span className="text-text-2">{t(`past.source.${source}`)}</span>
        </p>
        <p className="text-xs text-text-3">
          <time dateTime={at}>
            {new Date(at).toLocaleString(locale === 'en' ? 'en-GB' : locale, {
              dateStyle: 'medium',
              timeStyle: 'short',
              timeZone: 'Europe/Vienna',
            })}
          </time>
        </p>
        <dl className="mt-1.5 grid gap-1 text-xs">
          {changes.map(({ field, before, after }) => (
            <div key={field} className="flex flex-wrap gap-x-2">
              <dt className="text-text-3">{nameOf(field, t, locale)}</dt>
              <dd className="flex min-w-0 flex-wrap items-center gap-x-2 [overflow-wrap:anywhere]">
                <span className="sr-only">{t('past.before')}</span>
                <s className="decoration-text-3">{wordsOf(field, before, t, locale)}</s>
                <Icon name="arrow-right" />
                <span className="sr-only">{t('past.after')}</span>
                <span className="text-text">{wordsOf(field, after, t, locale)}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {canUndo && !isReadOnly && (
        <Button size="sm" icon="undo-2" busy={undo.isPending} onClick={() => undo.mutate(undefined)}>
          {t('past.undo')}
        </Button>
      )}
    </li>
  );
}

const isField = (name: string): name is EditableFieldKey => (editableFieldKeys as readonly string[]).includes(name);
const isState = (value: unknown): value is StockState => (stockStates as readonly unknown[]).includes(value);

function nameOf(field: string, t: CarTexts, locale: Locale): string {
  if (isField(field)) return fieldLabel(field, t, locale);
  return field === 'state' || field === 'pictures' ? t(`past.${field}`) : field;
}

const longest = 120;

function wordsOf(field: string, value: unknown, t: CarTexts, locale: Locale): string {
  if (isField(field)) {
    const words = valueText(field, value, t, locale);
    return words.length > longest ? `${words.slice(0, longest)} …` : words;
  }
  if (isState(value)) return stockStateLabels[locale][value];
  if (Array.isArray(value)) return t('past.pictureCount', { count: value.length });
  return value === null || value === undefined ? t('value.none') : String(value);
}
