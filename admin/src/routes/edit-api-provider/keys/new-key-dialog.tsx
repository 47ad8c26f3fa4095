import type { MadeApiKey } from '@kardan/contract/calls/admin/api-keys';
import { Checkbox } from '@kardan/ui/forms/checkbox.tsx';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { apiKeysQuery, keyCalls } from '#domain/keys/api-keys.ts';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { KeyFields, wantedKeyFrom } from './key-fields.tsx';
import { useOwnGroup } from './use-own-group.ts';

export function NewKeyDialog({ onClose, onMade }: { onClose: () => void; onMade: (made: MadeApiKey) => void }) {
  const t = useTexts('apiKeys');
  const { slug } = useDealership();
  const group = useOwnGroup();
  return (
    <Modal title={t('form.new')} onClose={onClose}>
      <Form
        draftKey={`api-key:${slug}`}
        send={(value) => keyCalls(slug, value('forGroup') ? group?.id : undefined).create(wantedKeyFrom(value))}
        stale={[apiKeysQuery(slug).queryKey]}
        onSent={onMade}
      >
        <KeyFields />
        {group && <Checkbox name="forGroup" label={t('forGroup', { group: group.name })} />}
        <Submit>{t('new')}</Submit>
      </Form>
    </Modal>
  );
}
