import { apiPrefix } from '@kardan/contract/calls/call';
import { buttonClasses } from '@kardan/ui/actions/button-look.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { texts } from '#lib/texts/texts.ts';
import { DeleteForm } from './change/delete-form.tsx';

/** One's data: to take along, and to erase. */
export async function AgentData({ token }: { token: string }) {
  const t = await texts('search-agent');
  return (
    <section aria-labelledby="data-title" className="rounded-md border border-line bg-surface p-5 md:p-6">
      <h2 id="data-title" className="text-lg">
        {t('own.data')}
      </h2>
      <p className="mt-0.5 mb-3 max-w-[60ch] text-sm text-text-2">{t('own.export.text')}</p>
      <a
        href={`${apiPrefix}/search-agent/own/${encodeURIComponent(token)}/export`}
        download={t('own.export.file')}
        className={buttonClasses({})}
      >
        <Icon name="download" />
        {t('own.export.action')}
      </a>
      <DeleteForm token={token} />
    </section>
  );
}
