import type { OfficeDealershipFacts } from '@kardan/contract/calls/operator/dealerships';
import {
  closingNoticeDays,
  type RestrictionFinding,
  type RestrictionGround,
  type RestrictionHaste,
  type RestrictionKind,
  restrictionFindings,
  restrictionGrounds,
  restrictionHastes,
  restrictionKinds,
  restrictionLengths,
} from '@kardan/contract/values/restrictions';
import { dayAfter, viennaDay } from '@kardan/contract/values/vienna-day';
import { Select } from '@kardan/ui/forms/select.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useState } from 'react';
import { officeStale } from '#domain/portal/dealerships.ts';
import { api } from '#lib/api/api.ts';
import { SelectField, TextareaField, TextField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  dealership: Pick<OfficeDealershipFacts, 'id' | 'name' | 'state'>;
  onClose: () => void;
}

/** Decision and statement of reasons in one form: nobody decides without writing why. What is typed survives closing it. */
export function RestrictDialog({ dealership: { id, name, state }, onClose }: Props) {
  const t = useTexts('portalDealers');
  const r = useTexts('restrictions');
  // A dealership that is not active can only be closed, or held from further cars once it is.
  const kinds = restrictionKinds.filter((kind) => kind === 'closed' || state === 'active');
  const [kind, setKind] = useState<RestrictionKind>(kinds[0] ?? 'closed');
  const isClosing = kind === 'closed';
  return (
    <Modal title={t('restrict.title', { name })} onClose={onClose} wide>
      <Form
        draftKey={`restrict:${id}`}
        send={(value) =>
          api.restrictDealership({
            params: { dealershipId: String(id) },
            body: {
              kind,
              facts: value('facts'),
              ground: value('ground') as RestrictionGround,
              clause: value('clause'),
              foundBy: value('foundBy') as RestrictionFinding,
              effectiveOn: value('effectiveOn') || null,
              atOnceBecause: isClosing ? ((value('atOnceBecause') || null) as RestrictionHaste | null) : null,
            },
          })
        }
        stale={officeStale}
        onSent={() => {
          showToast({ text: t('restrict.done') });
          onClose();
        }}
      >
        <Select
          name="kind"
          label={t('restrict.kind')}
          value={kind}
          hint={t(`restrict.effect.${kind}`)}
          options={kinds.map((each) => ({ value: each, label: r(`kind.${each}`) }))}
          onChange={({ currentTarget }) => setKind(currentTarget.value as RestrictionKind)}
        />
        <div className="grid gap-3 md:grid-cols-2">
          <SelectField
            name="ground"
            label={r('groundLabel')}
            defaultValue="terms"
            options={restrictionGrounds.map((ground) => ({ value: ground, label: r(`ground.${ground}`) }))}
          />
          <TextField
            name="clause"
            label={t('restrict.clause')}
            hint={t('restrict.clauseHint')}
            required
            maxLength={restrictionLengths.clause}
            autoComplete="off"
          />
          <TextField
            name="effectiveOn"
            type="date"
            label={r('effective')}
            hint={t(isClosing ? 'restrict.closingHint' : 'restrict.effectiveHint')}
            defaultValue={isClosing ? dayAfter(viennaDay(Date.now()), closingNoticeDays + 1) : ''}
            key={kind}
          />
          <SelectField
            name="foundBy"
            label={r('foundLabel')}
            defaultValue="own-check"
            options={restrictionFindings.map((finding) => ({ value: finding, label: r(`found.${finding}`) }))}
          />
          {isClosing && (
            <SelectField
              name="atOnceBecause"
              label={r('atOnce')}
              placeholder={t('restrict.withNotice')}
              options={restrictionHastes.map((haste) => ({ value: haste, label: r(`haste.${haste}`) }))}
            />
          )}
        </div>
        <TextareaField
          name="facts"
          label={t('restrict.facts')}
          hint={t('restrict.factsHint')}
          rows={6}
          required
          maxLength={restrictionLengths.facts}
        />
        <p className="text-xs text-text-2">{t('restrict.letter')}</p>
        <div className="flex flex-wrap items-center gap-3">
          <Submit icon="send">{t(`restrict.submit.${kind}`)}</Submit>
          <span className="text-xs text-text-3">{t('restrict.recorded')}</span>
        </div>
      </Form>
    </Modal>
  );
}
