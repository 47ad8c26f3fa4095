import type { ApiError } from '@kardan/contract/client/api-error';
import { Checkbox } from '@kardan/ui/forms/checkbox.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useState } from 'react';
import { api } from '#lib/api/api.ts';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { PersonFields } from './person-fields.tsx';

/** Erases what is kept about a person, their account only where that is said as well. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('portalHealth');
  const [account, setAccount] = useState(false);
  return (
    <Modal title={t('person.eraseTitle')} onClose={onClose}>
      <p className="mb-4 text-sm text-text-2">{t('person.eraseText')}</p>
      <Form
        send={(value) =>
          api.erasePersonalData({ body: { email: value('email'), confirmation: value('confirmation'), account } })
        }
        explain={(error) => (error.code === 'only-owner' ? onlyOwnerWords(error) : undefined)}
        onSent={({ account: wasErased, ...erased }) => {
          const told = [t('person.erased', erased), wasErased && t('person.accountErased')];
          showToast({ text: told.filter(Boolean).join(' ') });
          onClose();
        }}
      >
        <PersonFields />
        <Checkbox
          label={
            <>
              {t('person.account')}
              <span className="block text-xs text-text-2">{t('person.accountHint')}</span>
            </>
          }
          checked={account}
          onChange={({ currentTarget }) => setAccount(currentTarget.checked)}
        />
        <Submit icon="trash-2">{t('person.erase')}</Submit>
      </Form>
    </Modal>
  );
}

/** With the dealerships that are meant. */
function onlyOwnerWords({ message, issues }: ApiError): string {
  return `${message} (${issues.map(({ path }) => path.at(-1)).join(', ')})`;
}
