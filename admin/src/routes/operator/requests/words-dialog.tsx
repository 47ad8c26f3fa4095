import type { DealershipRequest } from '@kardan/contract/calls/operator/requests';
import { requestLengths } from '@kardan/contract/values/dealership-requests';
import { Button } from '@kardan/ui/actions/button.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { requestsKey } from '#domain/portal/requests.ts';
import { TextareaField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  requestId: string;
  kind: 'ask' | 'refuse';
  /** As the API calls the text. */
  name: 'text' | 'reasons';
  send: (words: string) => Promise<DealershipRequest>;
  onClose: () => void;
}

/** What is written to the sender: a question, or the reasons of a refusal. What is typed survives closing it. */
export function WordsDialog({ requestId, kind, name, send, onClose }: Props) {
  const t = useTexts('portalRequests');
  const c = useTexts('common');
  return (
    <Modal title={t(`${kind}Title`)} onClose={onClose}>
      <Form
        draftKey={`request:${requestId}:${kind}`}
        send={(value) => send(value(name))}
        stale={[requestsKey]}
        onSent={() => {
          onClose();
          showToast({ text: t(`${kind}Done`) });
        }}
      >
        <p className="text-sm text-text-2">{t(`${kind}Text`)}</p>
        <TextareaField name={name} label={t(`${kind}Label`)} rows={6} maxLength={requestLengths.reasons} required />
        <div className="flex flex-wrap gap-2">
          <Submit icon="send">{t(`${kind}Send`)}</Submit>
          <Button onClick={onClose}>{c('cancel')}</Button>
        </div>
      </Form>
    </Modal>
  );
}
