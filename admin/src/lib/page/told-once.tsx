import { Button } from '@kardan/ui/actions/button.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { ReactNode } from 'react';
import { UnsavedGuard } from '../form/unsaved-guard.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { CopyLine } from './copy-line.tsx';
import { Modal } from './modal.tsx';

interface Props {
  title: string;
  /** What the secret is called, and the secret. */
  name: string;
  secret: string;
  /** What to do with it. */
  children?: ReactNode;
  onDone: () => void;
}

/** A secret that is shown this once: the dialog is left only by saying that it is kept. */
export function ToldOnce({ title, name, secret, children, onDone }: Props) {
  const t = useTexts('common');
  return (
    <Modal
      title={title}
      wide
      footer={
        <Button variant="accent" icon="check" onClick={onDone}>
          {t('once.done')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="flex items-start gap-2 text-sm">
          <Icon name="key-round" size={18} className="mt-0.5 shrink-0 text-accent-text" />
          {t('once.text')}
        </p>
        <CopyLine name={name} text={secret} />
        {children}
      </div>
      <UnsavedGuard when title={t('once.leaveTitle')} text={t('once.leaveText')} leaveLabel={t('once.leave')} />
    </Modal>
  );
}
