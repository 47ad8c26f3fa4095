import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { api } from '#lib/api/api.ts';
import { saveFile } from '#lib/browser/save-file.ts';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { PersonFields } from './person-fields.tsx';

/** Downloads what is kept about a person, this once. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('portalHealth');
  return (
    <Modal title={t('person.exportTitle')} onClose={onClose}>
      <p className="mb-4 text-sm text-text-2">{t('person.exportText')}</p>
      <Form
        send={(value) =>
          api.exportPersonalData({ body: { email: value('email'), confirmation: value('confirmation') } })
        }
        onSent={(held) => {
          const file = new Blob([JSON.stringify(held, null, 2)], { type: 'application/json' });
          saveFile(file, `${t('person.file')}.json`);
          showToast({ text: t('person.exported') });
          onClose();
        }}
      >
        <PersonFields />
        <Submit icon="download">{t('person.export')}</Submit>
      </Form>
    </Modal>
  );
}
