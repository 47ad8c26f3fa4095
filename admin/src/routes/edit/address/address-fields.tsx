import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import { profileLengths } from '@kardan/contract/values/dealership-profile';
import { Button } from '@kardan/ui/actions/button.tsx';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { readPin, writePin } from '#domain/profile/coordinates.ts';
import { useCanEditProfile } from '#domain/profile/own-profile.ts';
import { placesQuery } from '#domain/profile/places.ts';
import { SelectField, TextField } from '#lib/form/fields.tsx';
import { SubmitState } from '#lib/form/submit-state.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { PinMap } from './pin-map.tsx';

/** What of the address depends on each other. */
export interface Address {
  postcode: string;
  cityId: number | null;
  /** As it was typed; empty for the middle of the place. */
  pin: string;
}

export function addressOf({ place, isPinned, latitude, longitude }: OwnProfile['profile']): Address {
  return {
    postcode: place.postcode,
    cityId: place.id,
    pin: isPinned ? writePin({ latitude, longitude }) : '',
  };
}

interface Props {
  stored: OwnProfile['profile'];
  address: Address;
  onChange: (address: Address) => void;
}

/** Street, place and the pin on the map; a postcode of several places asks which one. */
export function AddressFields({ stored, address, onChange }: Props) {
  const t = useTexts('profile');
  const { slug } = useDealership();
  const canEdit = useCanEditProfile();
  const { touch } = useContext(SubmitState);
  const { postcode, cityId, pin } = address;
  const answer = useQuery(placesQuery(slug, postcode)).data;
  const places = answer?.items.every((place) => place.postcode === postcode) ? answer.items : [];
  const place = places.find(({ id }) => id === cityId) ?? places[0] ?? stored.place;
  const set = (change: Partial<Address>) => {
    touch();
    onChange({ ...address, ...change });
  };
  const shown = readPin(pin) ?? place;
  const osm = `https://www.openstreetmap.org/?mlat=${shown.latitude}&mlon=${shown.longitude}#map=17/${shown.latitude}/${shown.longitude}`;
  return (
    <Panel title={t('address.title')} intro={t('address.intro')}>
      <div className="grid gap-4 lg:grid-cols-2">
        <div className="grid content-start gap-3">
          <TextField
            name="street"
            label={t('street')}
            defaultValue={stored.street}
            required
            maxLength={profileLengths.street}
            autoComplete="off"
          />
          <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3">
            <TextField
              name="postcode"
              label={t('postcode')}
              value={postcode}
              required
              inputMode="numeric"
              maxLength={4}
              autoComplete="off"
              // Another postcode is another place, and the pin was one of the old.
              onChange={({ currentTarget }) => set({ postcode: currentTarget.value, cityId: null, pin: '' })}
            />
            <SelectField
              name="cityId"
              label={t('place')}
              value={place.id}
              disabled={!canEdit || places.length < 2}
              options={(places.length > 0 ? places : [place]).map(({ id, name }) => ({
                value: String(id),
                label: name,
              }))}
              onChange={({ currentTarget }) => set({ cityId: Number(currentTarget.value), pin: '' })}
            />
          </div>
          <p role="status" className="text-xs text-text-3 empty:hidden">
            {answer && places.length === 0 && postcode.length === 4 ? t('noPlace') : ''}
          </p>
          <TextField
            name="pin"
            label={t('pin')}
            value={pin}
            placeholder={t('pin.middle', { place: place.name })}
            hint={t('pin.hint')}
            autoComplete="off"
            onChange={({ currentTarget }) => set({ pin: currentTarget.value })}
          />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {pin !== '' && canEdit && (
              <Button size="sm" icon="locate-fixed" onClick={() => set({ pin: '' })}>
                {t('pin.reset')}
              </Button>
            )}
            <TextLink href={osm} target="_blank" rel="noopener" iconAfter="external-link" className="text-sm">
              {t('pin.check')}
            </TextLink>
          </div>
        </div>
        <PinMap pin={shown} place={place} onMove={(moved) => set({ pin: writePin(moved) })} />
      </div>
    </Panel>
  );
}
