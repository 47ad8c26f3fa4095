import type { CheckItem, ListingCheck, OwnListing } from '@kardan/contract/calls/stock/own-listing';
import { listingFields } from '@kardan/contract/listing-fields';
import { qualityParts } from '@kardan/contract/quality-score';
import { Button } from '@kardan/ui/actions/button.tsx';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { Textarea } from '@kardan/ui/forms/textarea.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { CarId } from '#domain/listing/own-listing.ts';
import { api } from '#lib/api/api.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { checkWords } from '../check/check-words.ts';
import { CarField } from '../data/car-field.tsx';
import { GroupPanel } from '../data/group-panel.tsx';
import { useEditor } from '../saving/use-editor.ts';

/** What the ad says in words: proposed from the data, written by people, with what the law does not allow marked. */
export function TextTab({ check }: { check: ListingCheck | undefined }) {
  const t = useTexts('car');
  const c = useTexts('common');
  const { id, car, fields, edit, save, isReadOnly } = useEditor();
  const proposal = useQuery(textProposalQuery(id, car.savedAt)).data?.text ?? '';
  const title = titleOf(car.vehicle);
  const description = fields.description ?? '';
  const warnings = (check?.items ?? []).filter(({ field, found }) => field === 'description' && found !== null);
  const take = () => {
    edit('description', proposal);
    if (description.trim() === '') return;
    const undo = { label: c('undo'), run: () => edit('description', description) };
    showToast({ text: t('text.replaced'), undo });
  };
  const { fullAtCharacters } = qualityParts.description;
  return (
    <div className="grid gap-4">
      <GroupPanel title={t('text.title')}>
        <div className="flex flex-wrap items-start gap-3">
          <TextInput
            id="field-title"
            label={t('text.titleLabel')}
            className="min-w-60 flex-1"
            value={fields.title ?? ''}
            maxLength={listingFields.title.maxLength}
            disabled={isReadOnly}
            error={save.refused.get('title')}
            hint={t('text.titleHint')}
            onChange={({ currentTarget }) => edit('title', currentTarget.value || null)}
          />
          {title !== '' && title !== fields.title && !isReadOnly && (
            <Button className="min-h-13!" onClick={() => edit('title', title)}>
              {t('text.takeTitle')}
            </Button>
          )}
        </div>
      </GroupPanel>
      <GroupPanel
        title={t('text.description')}
        note={t('text.length', { count: description.length, full: fullAtCharacters })}
      >
        <Textarea
          id="field-description"
          label={t('text.descriptionLabel')}
          rows={12}
          value={description}
          maxLength={listingFields.description.maxLength}
          disabled={isReadOnly}
          error={save.refused.get('description')}
          onChange={({ currentTarget }) => edit('description', currentTarget.value || null)}
        />
        <ul className="grid gap-2 not-empty:mt-3">
          {warnings.map((item) => (
            <Warning key={`${item.code}-${item.found}`} item={item} text={description} />
          ))}
        </ul>
      </GroupPanel>
      {proposal !== '' && proposal !== description && !isReadOnly && (
        <GroupPanel title={t('text.proposal')} note={t('text.proposalNote')}>
          <p className="rounded-sm border border-dashed border-accent-line p-3.5 text-sm whitespace-pre-line text-text-2">
            {proposal}
          </p>
          <Button icon="check" className="mt-3" onClick={take}>
            {t(description.trim() === '' ? 'text.take' : 'text.replace')}
          </Button>
        </GroupPanel>
      )}
      <GroupPanel title={t('text.video')}>
        <CarField name="videoUrl" />
      </GroupPanel>
    </div>
  );
}

/** Made by rules of what is saved: it says nothing that the data does not. */
const textProposalQuery = (id: CarId, savedAt: string) =>
  queryOptions({
    queryKey: ['text-proposal', id.listingId, savedAt],
    queryFn: ({ signal }) => api.proposeText({ params: id, signal }),
    placeholderData: keepPreviousData,
  });

function titleOf({ make, model, version }: OwnListing['vehicle']): string {
  return [make, model, version]
    .map((named) => named?.name)
    .filter(Boolean)
    .join(' ')
    .slice(0, listingFields.title.maxLength);
}

/** Words that may not stand there, with the reason, and the way to where they stand. */
function Warning({ item, text }: { item: CheckItem; text: string }) {
  const t = useTexts('car');
  const locale = useLocale();
  const { title, why } = checkWords(item, t, locale);
  const found = item.found ?? '';
  const start = text.toLowerCase().indexOf(found.toLowerCase());
  const show = () => {
    const field = document.getElementById('field-description') as HTMLTextAreaElement | null;
    field?.focus();
    field?.setSelectionRange(start, start + found.length);
  };
  return (
    <li className="flex flex-wrap items-start gap-3 rounded-sm bg-surface-2 p-3.5 text-xs leading-normal text-text-2 shadow-[inset_3px_0_0_var(--text)]">
      <Icon name="triangle-alert" size={18} className="text-text" />
      <p className="min-w-0 flex-1 basis-52">
        <b className="font-semi text-text">{title}</b> {why}
        {found && <q className="mt-1 block text-text">{found}</q>}
      </p>
      {start >= 0 && found !== '' && (
        <Button size="sm" onClick={show}>
          {t('text.show')}
        </Button>
      )}
    </li>
  );
}
