import type { CreditCondition } from '@kardan/contract/calls/operator/credit-conditions';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { factSeparator, formatAmount, formatDay, formatPercent } from '@kardan/ui/formats/format.ts';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { useState } from 'react';
import { creditKey } from '#domain/portal/credit-examples.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { Confirm } from '#lib/page/confirm.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

type Words = ReturnType<typeof useTexts<'portalCredit'>>;

const tones = { 'in-force': 'accent', 'to-come': 'strong', past: 'tag' } as const;

/** A set with its validity, its figures and who says so; one that has not begun can be taken back. */
export function ConditionRow({ condition }: { condition: CreditCondition }) {
  const t = useTexts('portalCredit');
  const locale = useLocale();
  const { state, source, enteredBy, terms } = condition;
  const told = [
    source.assumption ? t('assumption') : undefined,
    t('asOf', { day: formatDay(source.asOf, locale) }),
    enteredBy ? t('by', { name: enteredBy.name ?? '–' }) : t('builtIn'),
  ];
  return (
    <li className="border-t border-line py-3 first:border-0 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
          <span className="text-sm font-medium">{validityOf(condition, t, locale)}</span>
        </p>
        {state === 'to-come' && <TakeBack condition={condition} />}
      </div>
      <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-2">
        {figuresOf(terms, t, locale).map(({ label, value }) => (
          <div key={label}>
            <dt className="text-2xs text-text-3">{label}</dt>
            <dd className="text-md font-semi">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-xs text-text-2 [overflow-wrap:anywhere]">
        {source.url ? (
          <a
            href={source.url}
            target="_blank"
            rel="noreferrer"
            className="text-accent-text underline underline-offset-3"
          >
            {source.name}
          </a>
        ) : (
          source.name
        )}
      </p>
      <p className="text-xs text-text-3">{told.filter(Boolean).join(factSeparator)}</p>
    </li>
  );
}

function TakeBack({ condition: { id, validFrom } }: { condition: CreditCondition }) {
  const t = useTexts('portalCredit');
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const remove = useChange(() => api.removeCreditCondition({ params: { conditionId: String(id) } }), {
    stale: [creditKey],
    onDone: () => showToast({ text: t('removed') }),
  });
  return (
    <>
      <Button size="sm" busy={remove.isPending} busyLabel={t('remove')} onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      {isAsking && (
        <Confirm
          title={t('remove.title')}
          confirmLabel={t('remove')}
          onConfirm={() => remove.mutate(undefined)}
          onClose={() => setAsking(false)}
        >
          {t('remove.text', { from: formatDay(validFrom, locale) })}
        </Confirm>
      )}
    </>
  );
}

function validityOf({ state, validFrom, validTo }: CreditCondition, t: Words, locale: Locale): string {
  const from = formatDay(validFrom, locale);
  if (validTo !== null) return t('span', { from, to: formatDay(validTo, locale) });
  return t(state === 'to-come' ? 'from' : 'since', { from });
}

function figuresOf(terms: CreditCondition['terms'], t: Words, locale: Locale) {
  if (terms.kind === 'fees') {
    return [
      { label: t('contractFeePercent'), value: formatPercent(terms.contractFeePercent, locale) },
      { label: t('contractFeeMonths'), value: t('months', { count: terms.contractFeeMonths }) },
      { label: t('vatPercent'), value: formatPercent(terms.vatPercent, locale) },
    ];
  }
  return [
    { label: t('nominalInterestPercent'), value: formatPercent(terms.nominalInterestPercent, locale) },
    { label: t('processingFeeEur'), value: formatAmount(terms.processingFeeEur, locale) },
  ];
}
