import type { DeadJob } from '@kardan/contract/calls/operator/jobs';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { formatMoment } from '#domain/inbox/waited.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { wordsFor } from '../words-for.ts';

interface Props {
  job: DeadJob;
  onRetry: () => void;
  onDiscard: () => void;
}

/** A job that gave up: what it is about, why it did not work, and what can be done. */
export function DeadRow({ job: { name, payload, reason, retries, diedAt }, onRetry, onDiscard }: Props) {
  const t = useTexts('portalHealth');
  const locale = useLocale();
  const moment = formatMoment(diedAt, Date.now(), locale);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 border-t border-line py-3.5 first:border-0 first:pt-0">
      <Icon name="circle-alert" size={18} className="mt-0.5 text-alert" />
      <div className="min-w-0 flex-1 basis-60 text-sm">
        <p className="font-semi">{wordsFor(t, 'job', name)}</p>
        <p className="mt-0.5 [overflow-wrap:anywhere]">{reason ?? t('dead.noReason')}</p>
        <dl className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-xs text-text-2">
          {payload.map((each) => (
            <div key={each.name} className="flex min-w-0 gap-1.5">
              <dt className="text-text-3">{each.name}</dt>
              <dd className="[overflow-wrap:anywhere]">{each.value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-1 text-xs text-text-3">
          {retries ? t('dead.died', { moment, count: retries }) : t('dead.diedOnce', { moment })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon="rotate-cw" onClick={onRetry}>
          {t('dead.retry')}
          <span className="sr-only">: {wordsFor(t, 'job', name)}</span>
        </Button>
        <Button size="sm" icon="trash-2" onClick={onDiscard}>
          {t('dead.discard')}
          <span className="sr-only">: {wordsFor(t, 'job', name)}</span>
        </Button>
      </div>
    </li>
  );
}
