import type { ThreadEntry, WholeThread } from '@kardan/contract/calls/admin/inbox';
import { Button } from '@kardan/ui/actions/button.tsx';
import { classes } from '@kardan/ui/classes.ts';
import { factSeparator } from '@kardan/ui/formats/format.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { formatMoment } from '#domain/inbox/waited.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { saveFile } from '#lib/browser/save-file.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

type MessageEntry = Extract<ThreadEntry, { kind: 'message' }>;

/** What somebody wrote, as it was written: the buyer at the left, the house at the right. */
export function Message({ message, thread }: { message: MessageEntry; thread: Pick<WholeThread, 'id' | 'buyer'> }) {
  const t = useTexts('inbox');
  const locale = useLocale();
  const { at, fromBuyer, by, via, text, delivery, attachments } = message;
  const isLost = delivery === 'refused' || delivery === 'dropped';
  const facts = [
    formatMoment(at, Date.now(), locale),
    t(`via.${via}`),
    delivery && !isLost && t(`delivery.${delivery}`),
  ];
  return (
    <article className={classes('w-fit max-w-[620px] min-w-0', !fromBuyer && 'ml-auto')}>
      <p className="mb-1.25 flex flex-wrap items-center gap-x-2 gap-y-0.5 text-2xs text-text-3">
        <b className="text-xs font-semi text-text">
          {fromBuyer ? thread.buyer.name : (by?.name ?? t('message.house'))}
        </b>
        {facts.filter(Boolean).join(factSeparator)}
      </p>
      <Bubble isOwn={!fromBuyer}>
        {text === '' ? <span className="text-text-3">{t('message.empty')}</span> : text}
      </Bubble>
      {attachments.length > 0 && (
        <ul aria-label={t('attachments')} className="mt-1.5 flex flex-wrap gap-1.5">
          {attachments.map((attachment) => (
            <li key={attachment.id} className="min-w-0">
              <Attachment attachment={attachment} threadId={thread.id} />
            </li>
          ))}
        </ul>
      )}
      {isLost && (
        <p className="mt-1.5 flex items-start gap-1.5 text-xs text-alert">
          <Icon name="circle-alert" className="mt-0.5" />
          {t(`delivery.${delivery}`)}
        </p>
      )}
    </article>
  );
}

interface AttachmentProps {
  attachment: MessageEntry['attachments'][number];
  threadId: string;
}

/** A file that came along, to be kept; of one that we do not keep, its name. */
function Attachment({ attachment: { id, name, isKept }, threadId }: AttachmentProps) {
  const t = useTexts('inbox');
  const { slug } = useDealership();
  const save = useChange(() => api.inboxAttachment({ params: { dealershipId: slug, threadId, attachmentId: id } }), {
    onDone: (file) => saveFile(file, name),
  });
  const words = <span className="[overflow-wrap:anywhere]">{name}</span>;
  if (isKept)
    return (
      <Button size="sm" icon="download" busy={save.isPending} onClick={() => save.mutate(undefined)}>
        {words}
      </Button>
    );
  return (
    <span className="flex min-w-0 items-center gap-1.5 rounded-sm border border-line px-2 py-1 text-xs text-text-2">
      <Icon name="file-text" size={14} className="text-text-3" />
      {words}
      <span className="text-text-3">({t('attachment.gone')})</span>
    </span>
  );
}

/** A reply that can still be taken back. */
export function PendingMessage({ text }: { text: string }) {
  const t = useTexts('inbox');
  return (
    <article className="ml-auto w-fit max-w-[620px] min-w-0 opacity-75">
      <p className="mb-1.25 flex items-center gap-1.5 text-2xs text-text-2">
        <Icon name="clock" size={13} />
        {t('message.pending')}
      </p>
      <Bubble isOwn>{text}</Bubble>
    </article>
  );
}

function Bubble({ isOwn, children }: { isOwn: boolean; children: React.ReactNode }) {
  return (
    <div
      className={classes(
        'rounded-md border px-3.5 py-3 text-[0.9375rem] leading-normal whitespace-pre-wrap [overflow-wrap:anywhere]',
        isOwn ? 'border-transparent bg-accent-soft' : 'border-line bg-surface',
      )}
    >
      {children}
    </div>
  );
}
