import type { Named } from '@kardan/contract/values/counted';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { namedMakesQuery } from '#domain/listing/vehicle-queries.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { PickList } from '#lib/pick/pick-list.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  /** Those that are there already. */
  taken: readonly number[];
  onAdd: (make: Named) => void;
  onClose: () => void;
}

/** One more make, found by typing. */
export function AddMake({ taken, onAdd, onClose }: Props) {
  const t = useTexts('makes');
  const makes = useQuery(namedMakesQuery);
  return (
    <Modal title={t('add')} onClose={onClose}>
      <Loaded query={makes} skeleton={<Skeleton className="h-64" />}>
        {(all) => (
          <PickList
            label={t('search')}
            placeholder={t('searchPlaceholder')}
            emptyText={t('noneFound')}
            items={all
              .filter(({ id }) => !taken.includes(id))
              .map((make) => ({ id: make.slug, label: make.name, run: () => onAdd(make) }))}
          />
        )}
      </Loaded>
    </Modal>
  );
}
