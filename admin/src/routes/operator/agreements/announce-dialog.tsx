import { type AgreementKind, agreementKinds } from '@kardan/contract/values/dealership-profile';
import { agreementLengths, agreementNoticeDays } from '@kardan/contract/values/dealership-requests';
import { dayAfter, viennaDay } from '@kardan/contract/values/vienna-day';
import { Button } from '@kardan/ui/actions/button.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { agreementVersionsQuery } from '#domain/portal/requests.ts';
import { api } from '#lib/api/api.ts';
import { SelectField, TextareaField, TextField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

/** Announces a new version to every owner; it cannot be taken back. */
export function AnnounceDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('portalRequests');
  const l = useTexts('legal');
  const c = useTexts('common');
  const earliest = dayAfter(viennaDay(Date.now()), agreementNoticeDays);
  return (
    <Modal title={t('agreements.formTitle')} onClose={onClose}>
      <Form
        draftKey="announce-agreement"
        send={(value) =>
          api.announceAgreement({
            body: {
              kind: value('kind') as AgreementKind,
              version: value('version'),
              validFrom: value('validFrom'),
              textUrl: value('textUrl') || null,
              summary: value('summary'),
            },
          })
        }
        stale={[agreementVersionsQuery.queryKey]}
        onSent={() => {
          onClose();
          showToast({ text: t('agreements.done') });
        }}
      >
        <p className="text-sm text-text-2">{t('agreements.formText')}</p>
        <SelectField
          name="kind"
          label={t('agreements.kind')}
          options={agreementKinds.map((value) => ({ value, label: l(`agreement.${value}`) }))}
        />
        <TextField
          name="version"
          label={t('agreements.newVersion')}
          hint={t('agreements.newVersionHint')}
          maxLength={agreementLengths.version}
          required
        />
        <TextField
          name="validFrom"
          type="date"
          label={t('agreements.validFrom')}
          min={earliest}
          defaultValue={earliest}
          required
        />
        <TextField
          name="textUrl"
          label={t('agreements.textUrl')}
          optional={t('agreements.optional')}
          hint={t('agreements.textUrlHint')}
          maxLength={agreementLengths.textUrl}
        />
        <TextareaField
          name="summary"
          label={t('agreements.summary')}
          hint={t('agreements.summaryHint')}
          rows={5}
          maxLength={agreementLengths.summary}
          required
        />
        <div className="flex flex-wrap gap-2">
          <Submit icon="send">{t('agreements.send')}</Submit>
          <Button onClick={onClose}>{c('cancel')}</Button>
        </div>
      </Form>
    </Modal>
  );
}
