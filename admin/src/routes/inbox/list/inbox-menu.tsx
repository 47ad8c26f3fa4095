import { Link } from '@kardan/ui/actions/link.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { Popover, PopoverTrigger } from '@kardan/ui/overlays/popover.tsx';
import { isManager } from '#domain/account/rights.ts';
import { dealershipPath } from '#domain/addresses.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { type InboxQuestion, queryOf } from '#domain/inbox/inbox-question.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { saveFile } from '#lib/browser/save-file.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

const id = 'inbox-menu';
const line =
  'flex min-h-11 w-full items-center gap-2.75 rounded-sm px-2.5 text-left text-sm font-medium hover:bg-surface-3';

/** What is set up for the whole inbox, and what is done with all of it. */
export function InboxMenu({ question, onHelp }: { question: InboxQuestion; onHelp: () => void }) {
  const t = useTexts('inbox');
  const { slug, role } = useDealership();
  const close = () => document.getElementById(id)?.hidePopover();
  const save = useChange(() => api.exportInbox({ params: { dealershipId: slug }, body: queryOf(question) }), {
    onDone: (file) => saveFile(file, `${slug}-${t('title').toLowerCase()}.csv`),
  });
  return (
    <>
      <PopoverTrigger
        popoverId={id}
        aria-label={t('menu')}
        title={t('menu')}
        className="grid size-11 place-items-center rounded-sm text-text-2 hover:bg-surface-2 hover:text-text lg:size-9"
      >
        <Icon name="settings-2" size={20} />
      </PopoverTrigger>
      <Popover id={id} label={t('menu')} align="end" className="w-72! p-1.5!">
        <Link href={dealershipPath(slug, 'inbox/templates')} onClick={close} className={line}>
          <Icon name="file-text" size={17} className="text-text-3" />
          {t('menu.templates')}
        </Link>
        <Link href={dealershipPath(slug, 'inbox/rules')} onClick={close} className={line}>
          <Icon name="route" size={17} className="text-text-3" />
          {t('menu.rules')}
        </Link>
        {isManager(role) && (
          <button
            type="button"
            className={line}
            onClick={() => {
              close();
              save.mutate(undefined);
            }}
          >
            <Icon name="download" size={17} className="text-text-3" />
            {t('menu.export')}
          </button>
        )}
        <button
          type="button"
          className={`${line} max-md:hidden`}
          onClick={() => {
            close();
            onHelp();
          }}
        >
          <Icon name="circle-question-mark" size={17} className="text-text-3" />
          {t('menu.keys')}
        </button>
      </Popover>
    </>
  );
}
