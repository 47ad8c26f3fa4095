import { ApiError } from '@kardan/contract/client/api-error';
import { fieldLabel } from '#domain/listing/field-words.ts';
import { failureText } from '#lib/failure/failure-text.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { refusedFields } from './save-new-car.ts';
import { useNewCar } from './use-new-car.ts';

/** Whether what was done here is on the server; said where nobody has to look for it. */
export function SaveLine() {
  const t = useTexts('carNew');
  const c = useTexts('car');
  const f = useTexts('failure');
  const locale = useLocale();
  const { state, error } = useNewCar().save;
  const refused = error instanceof ApiError ? refusedFields(error) : [];
  const words =
    state !== 'failed'
      ? t(`save.${state}`)
      : refused.length > 0 && error instanceof ApiError
        ? t('save.refused', {
            fields: refused.map((key) => fieldLabel(key, c, locale)).join(', '),
            reason: error.issues.map(({ message }) => message).join(' '),
          })
        : t('save.failed', { reason: failureText(error, f) });
  return <span role="status">{words}</span>;
}
