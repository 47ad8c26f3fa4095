import { legalFormLabels } from '@kardan/contract/labels/legal-forms';
import { contactLengths } from '@kardan/contract/values/contact';
import { isUnregistered, legalForms, profileLengths } from '@kardan/contract/values/dealership-profile';
import { requestLengths } from '@kardan/contract/values/dealership-requests';
import { SelectField, TextField } from '#lib/form/fields.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { JudgedField } from './judged-field.tsx';

interface Props {
  legalForm: string;
  onLegalForm: (form: string) => void;
}

/** Who the company is: what its imprint tells, and what we look up before it is let in. */
export function CompanyStep({ legalForm, onLegalForm }: Props) {
  const t = useTexts('newDealer');
  const locale = useLocale();
  const isRegistered = legalForm !== '' && !isUnregistered(legalForm);
  const optional = t('optional');
  return (
    <div className="grid gap-3 md:grid-cols-6">
      <div className="md:col-span-6">
        <TextField
          name="company.legalName"
          label={t('legalName')}
          hint={t('legalNameHint')}
          autoComplete="organization"
          maxLength={profileLengths.legalText}
          required
        />
      </div>
      <div className="md:col-span-3">
        <SelectField
          name="company.legalForm"
          label={t('legalForm')}
          placeholder={t('choose')}
          options={legalForms.map((value) => ({ value, label: legalFormLabels[locale][value] }))}
          onChange={({ currentTarget }) => onLegalForm(currentTarget.value)}
          required
        />
      </div>
      <div className="md:col-span-3">
        <TextField name="company.name" label={t('name')} optional={optional} maxLength={profileLengths.name} />
      </div>
      <div className="md:col-span-6">
        <TextField
          name="company.street"
          label={t('street')}
          autoComplete="street-address"
          maxLength={contactLengths.street}
          required
        />
      </div>
      <div className="md:col-span-2">
        <JudgedField
          name="company.postcode"
          label={t('postcode')}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={4}
          required
        />
      </div>
      <div className="md:col-span-4">
        <TextField
          name="company.city"
          label={t('city')}
          autoComplete="address-level2"
          maxLength={contactLengths.city}
          required
        />
      </div>
      {/* Stays in the form while it is hidden: whoever tries another legal form loses nothing. */}
      <div hidden={!isRegistered} className="md:col-span-3">
        <JudgedField
          name="company.companyRegisterNumber"
          label={t('registerNumber')}
          placeholder="FN 123456 a"
          maxLength={14}
          required={isRegistered}
        />
      </div>
      <div hidden={!isRegistered} className="md:col-span-3">
        <TextField
          name="company.companyRegisterCourt"
          label={t('registerCourt')}
          placeholder={t('registerCourtExample')}
          maxLength={requestLengths.court}
          required={isRegistered}
        />
      </div>
      <div className="md:col-span-3">
        <JudgedField
          name="company.vatId"
          label={t('vatId')}
          optional={optional}
          hint={t('vatIdHint')}
          placeholder="ATU12345678"
          maxLength={16}
        />
      </div>
      <div className="md:col-span-3">
        <JudgedField
          name="company.gisaNumber"
          label={t('gisaNumber')}
          hint={t('gisaHint')}
          inputMode="numeric"
          maxLength={8}
          required
        />
      </div>
      <div className="md:col-span-3">
        <TextField
          name="company.managingPersons"
          label={t('managingPersons')}
          optional={optional}
          hint={t('managingHint')}
          maxLength={400}
        />
      </div>
      <div className="md:col-span-3">
        <TextField
          name="company.tradeAuthority"
          label={t('tradeAuthority')}
          optional={optional}
          hint={t('tradeAuthorityHint')}
          maxLength={profileLengths.legalText}
        />
      </div>
      <div className="md:col-span-6">
        <TextField
          name="company.website"
          label={t('website')}
          optional={optional}
          inputMode="url"
          autoComplete="url"
          maxLength={profileLengths.website}
        />
      </div>
    </div>
  );
}
