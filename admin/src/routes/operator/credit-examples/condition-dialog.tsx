import type { CreditCondition, CreditTerms } from '@kardan/contract/calls/operator/credit-conditions';
import { type CreditConditionKind, creditConditionKinds } from '@kardan/contract/values/financing';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import { Checkbox } from '@kardan/ui/forms/checkbox.tsx';
import { Select } from '@kardan/ui/forms/select.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { type FormEvent, useState } from 'react';
import { creditKey, type ExampleRates } from '#domain/portal/credit-examples.ts';
import { api } from '#lib/api/api.ts';
import { useDebounced } from '#lib/browser/use-debounced.ts';
import { TextField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { type FormValues, valuesOf } from '#lib/form/form-values.ts';
import { Submit } from '#lib/form/submit-state.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { ExampleText } from './example-text.tsx';
import { readDecimal } from './read-decimal.ts';

interface Props {
  conditions: readonly CreditCondition[];
  onClose: () => void;
}

/** A new set, with the example that it will give beside the fields while they are typed. */
export function ConditionDialog({ conditions, onClose }: Props) {
  const t = useTexts('portalCredit');
  const [kind, setKind] = useState<CreditConditionKind>('credit');
  const now = conditions.find((each) => each.kind === kind && each.state === 'in-force');
  return (
    <Modal title={t('form.title')} onClose={onClose} wide>
      <Select
        label={t('form.kind')}
        value={kind}
        onChange={(event) => setKind(event.target.value as CreditConditionKind)}
        options={creditConditionKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      {now && <ConditionForm key={kind} now={now} conditions={conditions} onClose={onClose} />}
    </Modal>
  );
}

function ConditionForm({ now, conditions, onClose }: Props & { now: CreditCondition }) {
  const t = useTexts('portalCredit');
  const [terms, setTerms] = useState<CreditTerms | undefined>(now.terms);
  const typed = (event: FormEvent<HTMLElement>) => {
    const form = (event.target as HTMLElement).closest('form');
    if (form) setTerms(termsOf(now.kind, valuesOf(form)));
  };
  const rates = useDebounced(examplesOf(terms, conditions));
  return (
    <div className="mt-3 grid items-start gap-5 md:grid-cols-2" onInput={typed}>
      <Form
        send={(value) =>
          api.addCreditCondition({
            body: {
              // What is not a number is the API's to refuse, at its field.
              terms: termsOf(now.kind, value) ?? ({ kind: now.kind } as CreditTerms),
              validFrom: value('validFrom'),
              source: {
                name: value('source.name'),
                url: value('source.url') || null,
                asOf: value('source.asOf'),
                assumption: value('source.assumption') !== '',
              },
            },
          })
        }
        stale={[creditKey]}
        onSent={() => {
          showToast({ text: t('added') });
          onClose();
        }}
      >
        <TermFields terms={now.terms} />
        <TextField
          name="validFrom"
          type="date"
          label={t('form.validFrom')}
          hint={t('form.validFromHint')}
          required
          min={viennaDay(new Date())}
          defaultValue={viennaDay(new Date())}
        />
        <TextField
          name="source.name"
          label={t('form.sourceName')}
          hint={t('form.sourceNameHint')}
          required
          maxLength={300}
          defaultValue={now.source.name}
        />
        <TextField
          name="source.url"
          type="url"
          label={t('form.sourceUrl')}
          maxLength={500}
          defaultValue={now.source.url ?? ''}
        />
        <TextField
          name="source.asOf"
          type="date"
          label={t('form.sourceAsOf')}
          required
          defaultValue={viennaDay(new Date())}
        />
        <Checkbox name="source.assumption" label={t('form.assumption')} checked={now.source.assumption} />
        <Submit>{t('form.submit')}</Submit>
        <p className="text-xs text-text-3">{t('form.after')}</p>
      </Form>
      <section aria-live="polite" className="grid gap-4 rounded-md border border-line bg-surface-2 p-4">
        <div>
          <h3 className="text-md">{t('example.title')}</h3>
          <p className="text-xs text-text-2">{t('example.intro')}</p>
        </div>
        {rates ? (
          <ExampleText rates={rates} title={t(`example.${rates.kind}`)} />
        ) : (
          <p className="text-sm text-text-2">{t('example.waiting')}</p>
        )}
      </section>
    </div>
  );
}

function TermFields({ terms }: { terms: CreditTerms }) {
  const t = useTexts('portalCredit');
  const locale = useLocale();
  const units = { nominalInterestPercent: '%', processingFeeEur: '€', contractFeePercent: '%', vatPercent: '%' };
  const { kind: _kind, ...figures } = terms;
  return Object.entries(figures).map(([name, value]) => (
    <TextField
      key={name}
      name={`terms.${name}`}
      label={t(name as keyof typeof units)}
      inputMode="decimal"
      autoComplete="off"
      required
      defaultValue={locale === 'en' ? String(value) : String(value).replace('.', ',')}
      {...(name in units && { unit: units[name as keyof typeof units] })}
    />
  ));
}

/** Undefined while something that was typed is no number. */
function termsOf(kind: CreditConditionKind, value: FormValues): CreditTerms | undefined {
  const number = (name: string) => readDecimal(value(`terms.${name}`));
  if (kind === 'fees') {
    const [contractFeePercent, contractFeeMonths, vatPercent] = [
      number('contractFeePercent'),
      number('contractFeeMonths'),
      number('vatPercent'),
    ];
    if (contractFeePercent === undefined || contractFeeMonths === undefined || vatPercent === undefined)
      return undefined;
    return { kind, contractFeePercent, contractFeeMonths, vatPercent };
  }
  const [nominalInterestPercent, processingFeeEur] = [number('nominalInterestPercent'), number('processingFeeEur')];
  if (nominalInterestPercent === undefined || processingFeeEur === undefined) return undefined;
  return { kind, nominalInterestPercent, processingFeeEur };
}

/** What the example is asked for with; fees are shown in the lease that holds now. */
function examplesOf(terms: CreditTerms | undefined, conditions: readonly CreditCondition[]): ExampleRates | undefined {
  if (terms === undefined) return undefined;
  if (terms.kind !== 'fees') return terms;
  const lease = conditions.find(({ kind, state }) => kind === 'leasing' && state === 'in-force')?.terms;
  const { kind: _kind, ...fees } = terms;
  return lease?.kind === 'leasing' ? { ...lease, ...fees } : undefined;
}
