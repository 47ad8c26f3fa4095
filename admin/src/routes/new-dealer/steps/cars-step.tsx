import { contactLengths } from '@kardan/contract/values/contact';
import { wishedFeeds } from '@kardan/contract/values/dealership-requests';
import { SelectField, TextareaField, TextField } from '#lib/form/fields.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

/** How many cars there will be, and how they get here. */
export function CarsStep() {
  const t = useTexts('newDealer');
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <TextField
        name="carCount"
        label={t('carCount')}
        hint={t('carCountHint')}
        inputMode="numeric"
        maxLength={7}
        required
      />
      <SelectField
        name="feed"
        label={t('feed')}
        hint={t('feedHint')}
        options={wishedFeeds.map((value) => ({ value, label: t(`feed.${value}`) }))}
      />
      <div className="md:col-span-2">
        <TextareaField
          name="message"
          label={t('message')}
          optional={t('optional')}
          rows={4}
          maxLength={contactLengths.message}
        />
      </div>
    </div>
  );
}
