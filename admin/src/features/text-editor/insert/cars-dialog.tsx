import { Button } from '@kardan/ui/actions/button.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { carBlockQuery } from '#domain/portal/content.ts';
import { useDebounced } from '#lib/browser/use-debounced.ts';
import { Modal } from '#lib/page/modal.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { type BlockHead, writeBlock } from '../document/split-parts.ts';
import { useEditing } from '../editing.ts';
import { CarsFailed } from './cars-failed.tsx';
import { FoundCars } from './found-cars.tsx';

interface Props {
  block: BlockHead | undefined;
  isNew: boolean;
  onTake: (source: string) => void;
  onClose: () => void;
}

/** Live cars by a sentence: what it was taken for, how many there are now, and three of them. */
export function CarsDialog({ block, isNew, onTake, onClose }: Props) {
  const t = useTexts('portalText');
  const { language } = useEditing();
  const [sentence, setSentence] = useState('');
  const [title, setTitle] = useState(block?.title ?? '');
  const text = useDebounced(sentence.trim());
  const by = text === '' ? { options: block?.options ?? '' } : { text };
  const found = useQuery({ ...carBlockQuery(by, language), enabled: text !== '' || block !== undefined });
  const isSettled = found.data !== undefined && !found.isPlaceholderData && text === sentence.trim();
  const canTake = isSettled && !found.isError && title.trim() !== '';
  const take = () => {
    if (canTake) onTake(writeBlock({ name: 'cars', options: found.data.options, title: title.trim(), body: '' }));
  };
  return (
    <Modal
      title={t('insert.cars')}
      onClose={onClose}
      footer={
        <Button variant="accent" aria-disabled={!canTake} onClick={take}>
          {t(isNew ? 'insert.insert' : 'insert.take')}
        </Button>
      }
    >
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          take();
        }}
      >
        <TextInput
          label={t('insert.sentence')}
          hint={t('insert.sentenceHint')}
          value={sentence}
          maxLength={200}
          onChange={({ currentTarget }) => setSentence(currentTarget.value)}
        />
        <TextInput
          label={t('insert.carsTitle')}
          hint={t('insert.carsTitleHint')}
          value={title}
          maxLength={100}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <button type="submit" hidden />
      </form>
      <div className="mt-4 grid gap-2.5" aria-busy={found.isFetching}>
        {found.isError && <CarsFailed error={found.error} />}
        {found.isLoading && <Skeleton className="h-32" />}
        {found.data && (
          <>
            <p role="status" className="text-sm">
              <b className="font-semi">{t('cars.now', { count: found.data.total })}</b>
              <span className="block text-xs text-text-2 [overflow-wrap:anywhere]">
                {t('insert.options', { options: found.data.options })}
              </span>
              {found.data.notUnderstood && (
                <span className="block text-xs text-alert">
                  {t('insert.notUnderstood', { words: found.data.notUnderstood })}
                </span>
              )}
            </p>
            <FoundCars cars={found.data.cars} />
          </>
        )}
      </div>
    </Modal>
  );
}
