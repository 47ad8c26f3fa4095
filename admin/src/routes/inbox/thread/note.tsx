import type { ThreadEntry } from '@kardan/contract/calls/admin/inbox';
import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { factSeparator } from '@kardan/ui/formats/format.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useAccount } from '#domain/account/own-account.ts';
import { isManager } from '#domain/account/rights.ts';
import { isChangeable, useDealership } from '#domain/dealership/current-dealership.ts';
import { formatMoment } from '#domain/inbox/waited.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** A word among colleagues, dashed: the buyer never sees it. */
export function Note({ note, onRemove }: { note: Extract<ThreadEntry, { kind: 'note' }>; onRemove: () => void }) {
  const t = useTexts('inbox');
  const locale = useLocale();
  const account = useAccount();
  const dealership = useDealership();
  const mayRemove = isChangeable(dealership) && (isManager(dealership.role) || note.by?.accountId === account.id);
  return (
    <article className="w-full max-w-[620px] min-w-0">
      <div className="mb-1.25 flex flex-wrap items-center gap-x-2 gap-y-0.5 text-2xs text-text-3">
        <Icon name="lock" size={14} />
        <b className="text-xs font-semi text-text">{t('note.by', { name: note.by?.name ?? t('somebody') })}</b>
        {[formatMoment(note.at, Date.now(), locale), t('note.only')].join(factSeparator)}
        {mayRemove && (
          <IconButton icon="trash-2" size="sm" label={t('note.remove')} onClick={onRemove} className="-my-2 ml-auto" />
        )}
      </div>
      <div className="rounded-md border border-dashed border-line-strong bg-surface-2 px-3.5 py-2.75 text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
        {note.text}
      </div>
    </article>
  );
}
