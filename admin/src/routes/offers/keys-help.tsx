import { Kbd } from '@kardan/ui/content/kbd.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { stockKeys } from './use-stock-keys.ts';

export function KeysHelp({ onClose }: { onClose: () => void }) {
  const t = useTexts('stock');
  return (
    <Modal title={t('keys.title')} onClose={onClose}>
      <p className="mb-3 text-sm text-text-2">{t('keys.where')}</p>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2.5 text-sm">
        {stockKeys.map((key) => (
          <div key={key} className="contents">
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{t(`keys.${key}`)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
