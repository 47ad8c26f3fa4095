import { accountLengths } from '@kardan/contract/values/accounts';
import { contactLengths } from '@kardan/contract/values/contact';
import { TextField } from '#lib/form/fields.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

/** Who is invited as owner. */
export function ContactStep({ prefix }: { prefix: '' | 'owner.' }) {
  const t = useTexts('newDealer');
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <div className="md:col-span-2">
        <TextField
          name={`${prefix}name`}
          label={t('person')}
          autoComplete="name"
          maxLength={accountLengths.displayName}
          required
        />
      </div>
      <TextField
        name={`${prefix}email`}
        label={t('email')}
        hint={t('emailHint')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={contactLengths.email}
        required
      />
      <TextField
        name={`${prefix}phone`}
        label={t('phone')}
        type="tel"
        autoComplete="tel"
        maxLength={contactLengths.phone}
        required
      />
    </div>
  );
}
