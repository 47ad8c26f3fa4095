import { telephoneLink } from '@kardan/contract/values/telephone-link';
import { Button } from '@kardan/ui/actions/button.tsx';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { Popover, PopoverTrigger } from '@kardan/ui/overlays/popover.tsx';
import { isChangeable, useDealership } from '#domain/dealership/current-dealership.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { ThreadActs } from '../use-thread-acts.ts';

const id = 'thread-call';

/** Calls the buyer, and afterwards takes down how it went: reached counts as answered. */
export function CallButton({ name, phone, acts }: { name: string; phone: string; acts: ThreadActs }) {
  const t = useTexts('inbox');
  const dealership = useDealership();
  const note = (reached: boolean) => () => {
    document.getElementById(id)?.hidePopover();
    acts.noteCall(reached);
  };
  return (
    <>
      <PopoverTrigger
        popoverId={id}
        aria-label={t('call.title', { name })}
        title={t('call.title', { name })}
        className="grid size-11 place-items-center rounded-sm border border-line-strong text-text-2 hover:border-line-hover hover:text-text"
      >
        <Icon name="phone" size={20} />
      </PopoverTrigger>
      <Popover id={id} label={t('call.title', { name })} align="end" className="grid gap-3">
        <LinkButton href={telephoneLink(phone)} variant="inverse" icon="phone" full>
          {phone}
        </LinkButton>
        {isChangeable(dealership) && (
          <div className="grid gap-2">
            <p className="text-text-2">{t('call.how')}</p>
            <div className="grid grid-cols-2 gap-2">
              <Button size="sm" onClick={note(true)}>
                {t('call.reached')}
              </Button>
              <Button size="sm" onClick={note(false)}>
                {t('call.notReached')}
              </Button>
            </div>
          </div>
        )}
      </Popover>
    </>
  );
}
