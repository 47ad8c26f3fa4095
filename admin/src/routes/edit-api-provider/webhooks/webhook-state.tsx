import type { Webhook } from '@kardan/contract/calls/admin/webhooks';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { formatMoment } from '#domain/inbox/waited.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

export function WebhookBadges({ webhook: { state, group } }: { webhook: Webhook }) {
  const t = useTexts('webhooks');
  const tone = ({ active: 'accent', paused: 'strong', disabled: 'alert' } as const)[state];
  return (
    <>
      <Badge tone={tone}>{t(`state.${state}`)}</Badge>
      {group && <Badge icon="building-2">{t('ofGroup')}</Badge>}
    </>
  );
}

/** What is the matter with a webhook, in a sentence each; nothing where all is well. */
export function WebhookTrouble({ webhook }: { webhook: Webhook }) {
  const t = useTexts('webhooks');
  const locale = useLocale();
  const { disabledBecause, failingSince, previousSecretUntil } = webhook;
  const when = (at: string) => formatMoment(at, Date.now(), locale);
  return (
    <>
      {disabledBecause ? (
        <Trouble>{t(`disabled.${disabledBecause}`)}</Trouble>
      ) : (
        failingSince && <Trouble>{t('failing', { when: when(failingSince) })}</Trouble>
      )}
      {previousSecretUntil && (
        <p className="text-xs text-text-2">{t('overlap', { when: when(previousSecretUntil) })}</p>
      )}
    </>
  );
}

function Trouble({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-1.5 text-xs text-alert">
      <Icon name="triangle-alert" size={14} className="mt-0.5 shrink-0" />
      {children}
    </p>
  );
}
