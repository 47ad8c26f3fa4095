import { Button } from '@kardan/ui/actions/button.tsx';
import { Combobox } from '@kardan/ui/forms/combobox/combobox.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { officeDealershipsQuery } from '#domain/portal/dealerships.ts';
import { Modal } from '#lib/page/modal.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useAddToGroup } from './use-add-to-group.ts';

interface Named {
  id: number;
  name: string;
}

/** Looks for a dealership that is in no group, and puts it into this one. */
export function AddSiteDialog({ group, onClose }: { group: Named; onClose: () => void }) {
  const t = useTexts('portalGroups');
  const [q, setQ] = useState('');
  const [dealership, setDealership] = useState<Named>();
  const found = useInfiniteQuery({ ...officeDealershipsQuery({ q, sort: 'name' }), enabled: q.trim() !== '' });
  const free = (found.data?.pages[0]?.items ?? []).filter((each) => each.group === null);
  const add = useAddToGroup(onClose);
  return (
    <Modal
      title={t('sites.add')}
      onClose={onClose}
      footer={
        <Button
          variant="accent"
          disabled={!dealership}
          busy={add.isPending}
          onClick={() => dealership && add.mutate({ group, dealership })}
        >
          {t('sites.submit')}
        </Button>
      }
    >
      <p className="mb-4 text-sm text-text-2">{t('sites.add.intro')}</p>
      {/* Room for the list, which the dialog would cut off. */}
      <div className="min-h-72">
        <Combobox
          label={t('sites.search')}
          hint={t('sites.searchHint')}
          items={
            q.trim() === ''
              ? []
              : free.map(({ id, name, postcode, place }) => ({
                  value: String(id),
                  label: name,
                  detail: `${postcode} ${place}`,
                }))
          }
          onTextChange={(text) => {
            setQ(text);
            setDealership(undefined);
          }}
          onSelect={({ value }) => setDealership(free.find(({ id }) => String(id) === value))}
          listLabel={t('choice.list')}
          countText={t('choice.count', { count: '{count}' })}
        />
      </div>
    </Modal>
  );
}
