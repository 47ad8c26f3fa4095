import { Accordion } from '@kardan/ui/content/accordion.tsx';
import { texts } from '#lib/texts/texts.ts';

const tips = ['see', 'papers', 'history', 'pay', 'pressure'] as const;

/** What to look out for before money changes hands. */
export async function SafetyTips() {
  const t = await texts('car');
  return (
    <div className="rounded-md border border-line bg-surface px-4.5 md:px-6 print:hidden">
      <Accordion title={t('safety.title')}>
        <ul className="grid list-disc gap-1.5 pl-5 text-sm text-text-2">
          {tips.map((tip) => (
            <li key={tip}>{t(`safety.${tip}`)}</li>
          ))}
        </ul>
      </Accordion>
    </div>
  );
}
