import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import { ApiError } from '@kardan/contract/client/api-error';
import { optionLabels } from '@kardan/contract/labels/reference';
import { dealershipServices, spokenLanguages } from '@kardan/contract/values/dealership';
import { profileLengths } from '@kardan/contract/values/dealership-profile';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ownAccountQuery } from '#domain/account/own-account.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { readPin } from '#domain/profile/coordinates.ts';
import { PartForm } from '#features/profile/part-form.tsx';
import { api } from '#lib/api/api.ts';
import { ChoiceBoxes, chosenIn } from '#lib/form/choice-boxes.tsx';
import { TextareaField, TextField } from '#lib/form/fields.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { AddressFields, addressOf } from './address/address-fields.tsx';

/** Who the dealership is and how one reaches it: one form, since it is one part for the API. */
export function ProfileForm({ profile, onReload }: { profile: OwnProfile; onReload: () => void }) {
  const t = useTexts('profile');
  const labels = optionLabels[useLocale()];
  const client = useQueryClient();
  const { slug } = useDealership();
  const [stored] = useState(profile.profile);
  const [address, setAddress] = useState(() => addressOf(stored));
  return (
    <PartForm
      part="profile"
      profile={profile}
      onReload={onReload}
      submitLabel={t('saveProfile')}
      send={(value, ifMatch) => {
        const pin = address.pin.trim() === '' ? null : readPin(address.pin);
        if (pin === undefined) return Promise.reject(unreadablePin(t('pin.unreadable')));
        return api.saveProfile({
          params: { dealershipId: slug },
          ifMatch,
          body: {
            name: value('name'),
            street: value('street'),
            postcode: address.postcode,
            // The one in sight: after another postcode nobody has to choose where there is only one.
            cityId: Number(value('cityId')) || address.cityId,
            pin,
            phone: value('phone') || null,
            email: value('email'),
            website: value('website') || null,
            description: value('description'),
            languages: chosenIn('languages', spokenLanguages, value),
            services: chosenIn('services', dealershipServices, value),
            accentColour: stored.accentColour,
          },
        });
      }}
      onSaved={(saved) => {
        setAddress(addressOf(saved.profile));
        // The shell shows the name.
        if (saved.profile.name !== stored.name) void client.invalidateQueries({ queryKey: ownAccountQuery.queryKey });
      }}
    >
      <Panel title={t('name.title')} intro={t('name.intro')}>
        <div className="grid gap-3 md:grid-cols-2">
          <TextField
            name="name"
            label={t('name')}
            defaultValue={stored.name}
            required
            maxLength={profileLengths.name}
            autoComplete="off"
            className="md:col-span-2"
          />
          <TextField
            name="phone"
            label={t('phone')}
            type="tel"
            defaultValue={stored.phone ?? ''}
            optional={t('optional')}
            autoComplete="off"
          />
          <TextField
            name="email"
            label={t('email')}
            type="email"
            defaultValue={stored.email}
            required
            hint={t('emailHint')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField
            name="website"
            label={t('website')}
            type="url"
            defaultValue={stored.website ?? ''}
            optional={t('optional')}
            placeholder="https://"
            maxLength={profileLengths.website}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextareaField
            name="description"
            label={t('description')}
            defaultValue={stored.description}
            optional={t('optional')}
            hint={t('descriptionHint')}
            maxLength={profileLengths.description}
            className="md:col-span-2"
          />
        </div>
      </Panel>
      <AddressFields stored={stored} address={address} onChange={setAddress} />
      <Panel title={t('offer.title')} intro={t('offer.intro')}>
        <ChoiceBoxes
          legend={t('services')}
          name="services"
          options={dealershipServices.map((value) => ({ value, label: labels.service[value] }))}
          chosen={stored.services}
        />
        <ChoiceBoxes
          legend={t('languages')}
          name="languages"
          options={spokenLanguages.map((value) => ({ value, label: labels.language[value] }))}
          chosen={stored.languages}
          className="mt-5"
        />
      </Panel>
    </PartForm>
  );
}

/** Stands at its field as the API's own refusals do: the API is sent numbers. */
function unreadablePin(message: string): ApiError {
  return new ApiError('invalid-request', {
    status: 400,
    issues: [{ in: 'body', path: ['pin'], code: 'invalid-value', message }],
  });
}
