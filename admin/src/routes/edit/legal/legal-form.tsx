import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import { legalFormLabels } from '@kardan/contract/labels/legal-forms';
import {
  type LegalForm as Form,
  isUnregistered,
  legalForms,
  profileLengths,
} from '@kardan/contract/values/dealership-profile';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useState } from 'react';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { namesIn } from '#domain/profile/legal.ts';
import { PartForm } from '#features/profile/part-form.tsx';
import { api } from '#lib/api/api.ts';
import { SelectField, TextareaField, TextField } from '#lib/form/fields.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  profile: OwnProfile;
  /** Fields that must be there before the dealership goes public. */
  missing: readonly string[];
  onReload: () => void;
}

/** What the law wants to be told of a trader, as it stands in the imprint of the public page. */
export function LegalForm({ profile, missing, onReload }: Props) {
  const t = useTexts('legal');
  const locale = useLocale();
  const { slug } = useDealership();
  const [stored] = useState(profile.legal);
  const [form, setForm] = useState<string>(stored.legalForm ?? '');
  const text = (name: keyof typeof stored & string, hint?: string) => ({
    name,
    label: t(`field.${name as 'seat'}`),
    defaultValue: (stored[name] as string | null) ?? '',
    maxLength: profileLengths.legalText,
    autoComplete: 'off',
    ...(hint !== undefined && { hint }),
    ...(missing.includes(name) && { aside: <Missing /> }),
  });
  return (
    <Panel title={t('title')} intro={t('intro')}>
      <PartForm
        part="legal"
        profile={profile}
        onReload={onReload}
        submitLabel={t('save')}
        send={(value, ifMatch) =>
          api.saveLegal({
            params: { dealershipId: slug },
            ifMatch,
            body: {
              legalName: value('legalName'),
              legalForm: (form || null) as Form | null,
              seat: value('seat') || null,
              companyRegisterNumber: value('companyRegisterNumber') || null,
              companyRegisterCourt: value('companyRegisterCourt') || null,
              vatId: value('vatId') || null,
              gisaNumber: value('gisaNumber') || null,
              tradeAuthority: value('tradeAuthority') || null,
              chamber: value('chamber') || null,
              rulesUrl: value('rulesUrl') || null,
              managingPersons: namesIn(value('managingPersons')),
            },
          })
        }
      >
        <div className="grid gap-3 md:grid-cols-2">
          <TextField {...text('legalName', t('legalNameHint'))} required className="md:col-span-2" />
          <SelectField
            name="legalForm"
            label={t('field.legalForm')}
            value={form}
            placeholder={t('choose')}
            options={legalForms.map((value) => ({ value, label: legalFormLabels[locale][value] }))}
            {...(missing.includes('legalForm') && { aside: <Missing /> })}
            onChange={({ currentTarget }) => setForm(currentTarget.value)}
          />
          <TextField {...text('seat', t('seatHint'))} />
          {!isUnregistered(form) && (
            <>
              <TextField {...text('companyRegisterNumber')} placeholder="FN 123456a" />
              <TextField {...text('companyRegisterCourt')} placeholder={t('courtExample')} />
            </>
          )}
          <TextField {...text('vatId')} placeholder="ATU12345678" autoCapitalize="characters" />
          <TextField {...text('gisaNumber', t('gisaHint'))} inputMode="numeric" />
          <TextField {...text('tradeAuthority')} placeholder={t('authorityExample')} />
          <TextField {...text('chamber')} placeholder={t('chamberExample')} />
          <TextField
            {...text('rulesUrl', t('rulesHint'))}
            type="url"
            placeholder="https://www.ris.bka.gv.at"
            maxLength={profileLengths.rulesUrl}
          />
          <TextareaField
            name="managingPersons"
            label={t('field.managingPersons')}
            hint={t('managingHint')}
            defaultValue={stored.managingPersons.join('\n')}
            rows={2}
            {...(missing.includes('managingPersons') && { aside: <Missing /> })}
          />
        </div>
      </PartForm>
    </Panel>
  );
}

function Missing() {
  const t = useTexts('legal');
  return (
    <span className="inline-flex items-center gap-1 font-medium text-alert">
      <Icon name="circle-alert" size={12} />
      {t('missing')}
    </span>
  );
}
