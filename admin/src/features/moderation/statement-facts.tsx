import type { StatementSummary } from '@kardan/contract/calls/operator/moderation-fields';
import { moderationWords } from '@kardan/contract/labels/moderation';
import { classes } from '@kardan/ui/classes.ts';
import { formatDay } from '@kardan/ui/formats/format.ts';
import type { ReactNode } from 'react';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** What a statement of reasons says: measure, facts, ground, how it was found, and until when it can be complained of. */
export function StatementFacts({ statement }: { statement: StatementSummary }) {
  const t = useTexts('statements');
  const locale = useLocale();
  const words = moderationWords[locale];
  return (
    <dl className="grid gap-2 text-sm md:grid-cols-2">
      <Fact label={t('measure')}>
        {words.measure[statement.measure]}, {words.territory[statement.territory]}
      </Fact>
      <Fact label={t('effective')}>{formatDay(statement.effectiveAt, locale)}</Fact>
      <Fact label={t('ground')}>
        {words.ground[statement.ground]}: {statement.clause}
      </Fact>
      <Fact label={t('foundBy')}>
        {words.origin[statement.foundBy]}, {t(statement.isAutomated ? 'byProgram' : 'byPerson')}
      </Fact>
      <Fact label={t('facts')} wide>
        {statement.facts}
      </Fact>
      {statement.lifted && (
        <Fact label={t('lifted', { date: formatDay(statement.lifted.at, locale) })} wide>
          {statement.lifted.because}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={classes('min-w-0 border-t border-line pt-2', wide && 'md:col-span-2')}>
      <dt className="text-2xs text-text-3">{label}</dt>
      <dd className="mt-0.5 whitespace-pre-line [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
