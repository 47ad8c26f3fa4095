import { Kbd } from '@kardan/ui/content/kbd.tsx';
import { Modal } from './modal.tsx';

interface Props {
  title: string;
  /** Where on the page they hold. */
  where: string;
  /** Each key with what it does. */
  keys: readonly (readonly [key: string, does: string])[];
  onClose: () => void;
}

/** The keys of a page, as somebody who asks for them reads them. */
export function KeysHelp({ title, where, keys, onClose }: Props) {
  return (
    <Modal title={title} onClose={onClose}>
      <p className="mb-3 text-sm text-text-2">{where}</p>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2.5 text-sm">
        {keys.map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
