import { Button } from '@kardan/ui/actions/button.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { texts } from '#lib/texts/texts.ts';
import { OwnForm } from './own-form.tsx';

interface Props {
  token: string;
  /** What it looked for until now, as the call takes it; whatever stands there is checked by the call. */
  before: string;
}

/** Says that the search has just been changed, and takes that back. */
export async function ChangedNotice({ token, before }: Props) {
  const t = await texts('search-agent');
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-accent-line bg-accent-soft px-4 py-2.5 text-sm"
    >
      <Icon name="check" className="text-accent-text" />
      <p className="min-w-0 flex-1">{t('own.changed')}</p>
      <OwnForm token={token} call="filters">
        <input type="hidden" name="filters" value={before} />
        <input type="hidden" name="isUndo" value="yes" />
        <Button type="submit">{t('own.undo')}</Button>
      </OwnForm>
    </div>
  );
}
