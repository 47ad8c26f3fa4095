import { Select } from '@kardan/ui/forms/select.tsx';
import { useContext, useState } from 'react';
import { useCanEditProfile } from '#domain/profile/own-profile.ts';
import { SubmitState } from '#lib/form/submit-state.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { DistrictList } from './district-list.tsx';
import { DistrictMap } from './district-map.tsx';
import { byRegion, type ChoosableDistrict } from './districts.ts';

interface Props {
  districts: readonly ChoosableDistrict[];
  own: number | undefined;
  /** Further ones; without them the own one is chosen. */
  further?: readonly number[];
  onToggle: (id: number) => void;
}

/** Districts on the map and as a list, which show the same. It opens with the state of the own district. */
export function DistrictChooser({ districts, own, further, onToggle }: Props) {
  const t = useTexts('districts');
  const canEdit = useCanEditProfile();
  const { touch } = useContext(SubmitState);
  const [region, setRegion] = useState(() => districts.find(({ id }) => id === own)?.region.slug);
  const [pointed, setPointed] = useState<number>();
  const isMany = further !== undefined;
  const toggle = (id: number) => {
    if (!canEdit || (isMany && id === own)) return;
    touch();
    onToggle(id);
  };
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-3">
        <Select
          label={t('view')}
          value={region ?? ''}
          placeholder={t('allAustria')}
          options={byRegion(districts).map(({ slug, name }) => ({ value: slug, label: name }))}
          onChange={({ currentTarget }) => setRegion(currentTarget.value || undefined)}
          className="max-w-64"
        />
        <DistrictMap
          districts={districts}
          region={region}
          own={own}
          chosen={further ?? []}
          pointed={pointed}
          onToggle={toggle}
          onPoint={setPointed}
        />
      </div>
      <DistrictList
        districts={districts}
        kind={isMany ? 'checkbox' : 'radio'}
        chosen={further ?? (own === undefined ? [] : [own])}
        fixed={isMany ? own : undefined}
        onToggle={toggle}
        onPoint={setPointed}
      />
    </div>
  );
}
