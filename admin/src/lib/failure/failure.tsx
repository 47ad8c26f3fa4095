import { Button } from '@kardan/ui/actions/button.tsx';
import { Notice } from '@kardan/ui/feedback/notice.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { failureText, isOffline, requestIdOf } from './failure-text.ts';

/** In the place of what could not be shown: what failed, that it can be tried again, what support finds it by. */
export function Failure({
  error,
  onRetry,
  isPage = false,
}: {
  error: unknown;
  onRetry?: () => void;
  isPage?: boolean;
}) {
  const t = useTexts('failure');
  const requestId = requestIdOf(error);
  const offline = isOffline(error);
  return (
    <div role="alert">
      <Notice
        kind={offline ? 'offline' : 'error'}
        title={t(offline ? 'offlineTitle' : 'title')}
        headingLevel={isPage ? 1 : 2}
        detail={requestId && t('requestId', { id: requestId })}
        actions={
          onRetry && (
            <Button icon="refresh-cw" onClick={onRetry}>
              {t('retry')}
            </Button>
          )
        }
      >
        {failureText(error, t)}
      </Notice>
    </div>
  );
}
