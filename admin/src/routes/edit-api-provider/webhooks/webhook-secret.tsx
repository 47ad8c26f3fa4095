import type { Webhook } from '@kardan/contract/calls/admin/webhooks';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { ToldOnce } from '#lib/page/told-once.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

export interface NewSecret {
  webhook: Pick<Webhook, 'name'>;
  secret: string;
}

/** The secret that signs, this once, and what a developer does with it. */
export function WebhookSecret({ told, onDone }: { told: NewSecret; onDone: () => void }) {
  const t = useTexts('webhooks');
  return (
    <ToldOnce
      title={t('secret.title', { name: told.webhook.name })}
      name={t('secret.name')}
      secret={told.secret}
      onDone={onDone}
    >
      <p className="text-sm text-text-2">{t('secret.text')}</p>
      <TextLink
        href="https://www.standardwebhooks.com/"
        target="_blank"
        rel="noreferrer"
        iconAfter="external-link"
        className="text-sm"
      >
        {t('secret.library')}
      </TextLink>
    </ToldOnce>
  );
}
