import { ApiError } from '@kardan/contract/client/api-error';
import { failureText } from '#lib/failure/failure-text.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

/** In the place of the cars of a search: that it cannot be read, or that it is not its fault. */
export function CarsFailed({ error }: { error: unknown }) {
  const t = useTexts('portalText');
  const failure = useTexts('failure');
  const isUnreadable = error instanceof ApiError && error.status === 400;
  return (
    <p role="alert" className="text-sm text-alert">
      {isUnreadable ? t('cars.failed') : failureText(error, failure)}
    </p>
  );
}
