import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { useState } from 'react';
import { copyText } from '../browser/copy-text.ts';
import { useTexts } from '../texts/use-texts.ts';

interface Props {
  /** What it is. */
  name: string;
  text: string;
}

/**
 * Something to be taken elsewhere, letter by letter: an address, a secret, a command. It says itself that it was copied: a toast
 * would lie behind the dialog that it may stand in.
 */
export function CopyLine({ name, text }: Props) {
  const t = useTexts('common');
  const [wasCopied, setCopied] = useState<boolean>();
  return (
    <div className="flex items-start gap-2 rounded-sm border border-line bg-surface-2 py-1.5 pr-1.5 pl-3">
      <div className="min-w-0 flex-1 py-0.5">
        <p className="flex flex-wrap gap-x-3 text-2xs text-text-3">
          {name}
          <span role="status" className={wasCopied === false ? 'text-alert' : 'font-medium text-accent-text'}>
            {wasCopied !== undefined && t(wasCopied ? 'copied' : 'notCopied')}
          </span>
        </p>
        <p className="text-sm font-medium whitespace-pre-wrap select-all [overflow-wrap:anywhere]">{text}</p>
      </div>
      <IconButton
        icon={wasCopied ? 'check' : 'copy'}
        label={t('copy', { name })}
        onClick={() => void copyText(text).then(setCopied)}
      />
    </div>
  );
}
