import type { InsuranceTaxQuery } from '@kardan/contract/calls/listings/costs';
import { taxedDrives } from '@kardan/contract/values/financing';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Select } from '@kardan/ui/forms/select.tsx';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { carName } from '#domain/finance/car-address.ts';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { LiveForm } from '../form/live-form.tsx';
import { taxNames } from './tax-values.ts';

interface Props {
  values: InsuranceTaxQuery;
  carId: number | undefined;
}

/** What the tax is calculated from; which fields there are hangs on the drive, by the style sheet alone. */
export async function TaxForm({ values, carId }: Props) {
  const [locale, t] = await Promise.all([currentLocale(), texts('finance')]);
  const number = (key: 'powerKw' | 'co2GPerKm' | 'continuousPowerKw' | 'kerbWeightKg') => ({
    name: taxNames[key],
    inputMode: 'numeric' as const,
    maxLength: 5,
    defaultValue: values[key] ?? '',
  });
  return (
    <LiveForm action={href(locale, 'portalAssure')} locale={locale}>
      {carId !== undefined && <input type="hidden" name={carName} value={carId} />}
      <div className="grid gap-3.5">
        <Select
          name={taxNames.drive}
          label={t('tax.drive')}
          defaultValue={values.drive}
          options={taxedDrives.map((value) => ({ value, label: t(`tax.${value}`) }))}
        />
        <div className="grid gap-3.5 group-has-[option[value=electric]:checked]/live:hidden">
          <TextInput
            type="month"
            name={taxNames.firstRegistration}
            label={t('tax.registration')}
            hint={t('tax.registrationHint')}
            defaultValue={values.firstRegistration ?? ''}
            placeholder="2022-05"
          />
          <TextInput {...number('powerKw')} label={t('tax.power')} hint={t('tax.powerHint')} unit="kW" />
          <TextInput {...number('co2GPerKm')} label={t('tax.co2')} unit="g/km" />
        </div>
        <div className="hidden gap-3.5 group-has-[option[value=electric]:checked]/live:grid">
          <TextInput
            {...number('continuousPowerKw')}
            label={t('tax.continuous')}
            hint={t('tax.continuousHint')}
            unit="kW"
          />
          <TextInput {...number('kerbWeightKg')} label={t('tax.weight')} hint={t('tax.weightHint')} unit="kg" />
        </div>
        <div className="hidden noscript:block">
          <Button type="submit">{t('form.submit')}</Button>
        </div>
      </div>
    </LiveForm>
  );
}
