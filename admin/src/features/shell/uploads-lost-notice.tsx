import { Button } from '@kardan/ui/actions/button.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

/** Asked, since it cannot be taken back: pictures that wait in this browser are gone with whoever signs out. */
export function UploadsLostNotice({
  count,
  onLeave,
  onStay,
}: {
  count: number;
  onLeave: () => void;
  onStay: () => void;
}) {
  const t = useTexts('pictures');
  return (
    <Modal
      title={t('signOut.title')}
      onClose={onStay}
      footer={
        <>
          <Button variant="accent" onClick={onStay}>
            {t('signOut.stay')}
          </Button>
          <Button onClick={onLeave}>{t('signOut.leave')}</Button>
        </>
      }
    >
      <p>{t('signOut.text', { count })}</p>
    </Modal>
  );
}
