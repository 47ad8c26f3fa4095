import { groupNameLength } from '@kardan/contract/values/portal';
import { groupsStale } from '#domain/portal/dealerships.ts';
import { TextField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

interface Props<Answer> {
  title: string;
  submitLabel: string;
  name?: string;
  send: (name: string) => Promise<Answer>;
  onSent: (answer: Answer, name: string) => void;
  onClose: () => void;
}

/** Asks how a group is called, a new one or one there is. */
export function GroupNameDialog<Answer>({ title, submitLabel, name = '', send, onSent, onClose }: Props<Answer>) {
  const t = useTexts('portalGroups');
  return (
    <Modal title={title} onClose={onClose}>
      <Form
        send={async (value) => ({ answer: await send(value('name')), name: value('name') })}
        stale={groupsStale}
        onSent={(sent) => {
          onSent(sent.answer, sent.name);
          onClose();
        }}
      >
        <TextField
          name="name"
          label={t('name')}
          defaultValue={name}
          maxLength={groupNameLength}
          autoComplete="off"
          required
        />
        <Submit>{submitLabel}</Submit>
      </Form>
    </Modal>
  );
}
