import type { BulkAct } from '@kardan/contract/calls/stock/stock-list';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Select } from '@kardan/ui/forms/select.tsx';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { type SubmitEvent, useState } from 'react';
import { useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  busy: boolean;
  onAsk: (act: BulkAct) => void;
  /** The rule is not the one that was asked about any more. */
  onChange: () => void;
}

/** By how much, in percent or euros, down or up. */
export function PriceRule({ busy, onAsk, onChange }: Props) {
  const t = useTexts('stock');
  const [kind, setKind] = useState<'price-percent' | 'price-eur'>('price-percent');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const amount = Number(String(form.get('amount')).replace(',', '.'));
    if (!Number.isFinite(amount) || amount <= 0) return;
    const signed = form.get('direction') === 'up' ? amount : -amount;
    onAsk(kind === 'price-percent' ? { kind, percent: signed } : { kind, eur: Math.round(signed) });
  };
  return (
    <form onSubmit={submit} onChange={onChange} className="grid gap-2.5">
      <div className="grid grid-cols-2 gap-2.5 md:grid-cols-[1fr_1fr_1fr_auto]">
        <Select
          name="direction"
          label={t('rule.direction')}
          options={[
            { value: 'down', label: t('rule.down') },
            { value: 'up', label: t('rule.up') },
          ]}
        />
        <TextInput
          name="amount"
          label={t('rule.amount')}
          inputMode="decimal"
          pattern="\d{1,6}([.,]\d{1,2})?"
          required
          defaultValue="3"
          unit={kind === 'price-percent' ? '%' : '€'}
        />
        <Select
          label={t('rule.kind')}
          value={kind}
          options={[
            { value: 'price-percent', label: t('rule.percent') },
            { value: 'price-eur', label: t('rule.eur') },
          ]}
          onChange={({ currentTarget }) => setKind(currentTarget.value === 'price-eur' ? 'price-eur' : 'price-percent')}
        />
        <Button type="submit" variant="inverse" busy={busy} className="min-h-13">
          {t('rule.preview')}
        </Button>
      </div>
      <p className="flex gap-2.5 rounded-sm bg-surface-2 p-3 text-xs text-text-2">
        <Icon name="scale" size={16} className="mt-0.5 shrink-0" />
        <span>
          <b className="font-semi text-text">{t('rule.lawTitle')}</b> {t('rule.law')}
        </span>
      </p>
    </form>
  );
}
