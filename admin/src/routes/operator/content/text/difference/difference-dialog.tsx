import { Button } from '@kardan/ui/actions/button.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { Select } from '@kardan/ui/forms/select.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '#domain/inbox/waited.ts';
import { differenceQuery, revisionsQuery } from '#domain/portal/content.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { usePersonName } from '../../use-person-name.ts';
import { DifferenceView } from './difference-view.tsx';

interface Props {
  contentId: string;
  from: number;
  newest: number;
  onRestore: (number: number) => void;
  onClose: () => void;
}

/** Two versions of a text, and the way back to the older one. */
export function DifferenceDialog({ contentId, from: first, newest, onRestore, onClose }: Props) {
  const t = useTexts('portalText');
  const locale = useLocale();
  const nameOf = usePersonName();
  const [from, setFrom] = useState(first);
  const [to, setTo] = useState(newest);
  const difference = useQuery(differenceQuery(contentId, from, to));
  const { data } = useInfiniteQuery(revisionsQuery(contentId));
  const versions = (data?.pages ?? []).flatMap(({ items }) => items);
  const options = versions.map(({ number, author, at }) => ({
    value: String(number),
    label: `${t('revision.number', { number })}, ${nameOf(author)}, ${formatMoment(at, Date.now(), locale)}`,
  }));
  return (
    <Modal
      title={t('difference.title')}
      wide
      onClose={onClose}
      footer={
        <Button variant="accent" icon="history" onClick={() => onRestore(from)}>
          {t('difference.restore', { number: from })}
        </Button>
      }
    >
      <div className="mb-4 grid gap-2.5 md:grid-cols-2 md:gap-4">
        <Select
          label={t('difference.from')}
          value={String(from)}
          options={options.filter(({ value }) => Number(value) < to)}
          onChange={({ currentTarget }) => setFrom(Number(currentTarget.value))}
        />
        <Select
          label={t('difference.to')}
          value={String(to)}
          options={options.filter(({ value }) => Number(value) > from)}
          onChange={({ currentTarget }) => setTo(Number(currentTarget.value))}
        />
      </div>
      <Loaded query={difference} skeleton={<Skeleton className="h-48" />}>
        {(shown) => <DifferenceView difference={shown} />}
      </Loaded>
    </Modal>
  );
}
