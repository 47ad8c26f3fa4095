import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import { optionLabels } from '@kardan/contract/labels/reference';
import { spokenLanguages } from '@kardan/contract/values/dealership';
import { profileLengths } from '@kardan/contract/values/dealership-profile';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { dealershipPath } from '#domain/addresses.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import type { OwnPerson } from '#domain/profile/persons.ts';
import { PartForm } from '#features/profile/part-form.tsx';
import { api } from '#lib/api/api.ts';
import { ChoiceBoxes, chosenIn } from '#lib/form/choice-boxes.tsx';
import { TextField } from '#lib/form/fields.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { PhotoField } from './photo-field.tsx';

interface Props {
  profile: OwnProfile;
  person: OwnPerson;
  onReload: () => void;
}

export function PersonForm({ profile, person, onReload }: Props) {
  const t = useTexts('persons');
  const c = useTexts('common');
  const labels = optionLabels[useLocale()];
  const navigate = useNavigate();
  const { slug } = useDealership();
  const list = dealershipPath(slug, 'edit');
  const [photo, setPhoto] = useState(person.photo?.contentHash ?? null);
  return (
    <Panel title={t('data')} intro={t('dataIntro')}>
      <PartForm
        part="persons"
        profile={profile}
        onReload={onReload}
        actions={<LinkButton href={list}>{c('cancel')}</LinkButton>}
        send={(value, ifMatch) =>
          api.savePerson({
            params: { dealershipId: slug, personId: person.id },
            ifMatch,
            body: {
              givenName: value('givenName'),
              familyName: value('familyName'),
              jobTitle: value('jobTitle'),
              phone: value('phone') || null,
              email: value('email') || null,
              languages: chosenIn('languages', spokenLanguages, value),
              photo,
              position: person.position,
            },
          })
        }
        onSaved={() => void navigate({ href: `${list}#persons`, ignoreBlocker: true })}
      >
        <div className="grid gap-5 md:grid-cols-[11rem_minmax(0,1fr)]">
          <PhotoField photo={photo} name={`${person.givenName} ${person.familyName}`.trim()} onChange={setPhoto} />
          <div className="grid content-start gap-3 md:grid-cols-2">
            <TextField
              name="givenName"
              label={t('givenName')}
              defaultValue={person.givenName}
              required
              maxLength={profileLengths.personName}
              autoComplete="off"
            />
            <TextField
              name="familyName"
              label={t('familyName')}
              defaultValue={person.familyName}
              required
              maxLength={profileLengths.personName}
              autoComplete="off"
            />
            <TextField
              name="jobTitle"
              label={t('jobTitle')}
              defaultValue={person.jobTitle}
              required
              placeholder={t('jobExample')}
              maxLength={profileLengths.jobTitle}
              autoComplete="off"
              className="md:col-span-2"
            />
            <TextField
              name="phone"
              label={t('phone')}
              type="tel"
              defaultValue={person.phone ?? ''}
              optional={t('optional')}
              autoComplete="off"
            />
            <TextField
              name="email"
              label={t('email')}
              type="email"
              defaultValue={person.email ?? ''}
              optional={t('optional')}
              hint={t('emailHint')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <ChoiceBoxes
              legend={t('languages')}
              name="languages"
              options={spokenLanguages.map((value) => ({ value, label: labels.language[value] }))}
              chosen={person.languages}
              className="mt-2 md:col-span-2"
            />
          </div>
        </div>
      </PartForm>
    </Panel>
  );
}
