import { Button } from '@kardan/ui/actions/button.tsx';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { placeName } from '../place-address.ts';

interface Props {
  /** What was asked for. */
  filled?: string;
  /** It names no place. */
  unknown?: boolean;
}

/** For those who know their postcode better than their district. */
export async function PostcodeForm({ filled, unknown = false }: Props) {
  const [locale, t] = await Promise.all([currentLocale(), texts('regional')]);
  return (
    <form
      action={href(locale, 'regional')}
      aria-label={t('country.postcodeLabel')}
      className="flex items-stretch gap-2.5 max-md:w-full"
    >
      <TextInput
        label={t('country.postcode')}
        name={placeName}
        inputMode="numeric"
        autoComplete="postal-code"
        pattern="[1-9][0-9]{3}"
        maxLength={4}
        required
        placeholder={t('country.postcodeExample')}
        defaultValue={filled}
        {...(unknown && { error: t('country.postcodeUnknown') })}
        className="max-md:flex-1 md:w-40"
      />
      <Button type="submit">{t('country.postcodeSubmit')}</Button>
    </form>
  );
}
