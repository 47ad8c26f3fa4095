import { useTexts } from '#lib/texts/use-texts.ts';

export default function WebhooksPage() {
  const t = useTexts('interfaces');
  return <h2>{t('tab.webhooks')}</h2>;
}
