import { type EqualFact, equalFacts } from '@kardan/contract/values/findings';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

/** What both cars have in common, and what not: two cars of one model may share a price, not a VIN. */
export function Comparison({ equal }: { equal: readonly EqualFact[] }) {
  const t = useTexts('portalFindings');
  const inOrder = equalFacts.toSorted((one, other) => Number(equal.includes(other)) - Number(equal.includes(one)));
  return (
    <ul aria-label={t('compared')} className="mt-4 grid gap-x-5 gap-y-2 md:grid-cols-2 lg:grid-cols-3">
      {inOrder.map((fact) => (
        <li key={fact} className="flex items-center gap-2.5 text-sm">
          {equal.includes(fact) ? (
            <>
              <Icon name="circle-alert" size={18} className="text-alert" />
              {t(`equal.${fact}`)}
            </>
          ) : (
            <>
              <Icon name="circle-check" size={18} className="text-accent-text" />
              <span className="text-text-2">{t(`differs.${fact}`)}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
