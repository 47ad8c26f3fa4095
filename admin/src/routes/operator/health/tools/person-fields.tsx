import { EmailField, TextField } from '#lib/form/fields.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

/** Whose data: the address twice, so that nobody gets or loses another's. */
export function PersonFields() {
  const t = useTexts('portalHealth');
  return (
    <>
      <EmailField label={t('person.email')} autoComplete="off" />
      <TextField
        name="confirmation"
        label={t('person.again')}
        type="email"
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </>
  );
}
