import { apiPrefix } from '@kardan/contract/calls/call';
import { moderationBounds } from '@kardan/contract/values/moderation';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Textarea } from '@kardan/ui/forms/textarea.tsx';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { texts } from '#lib/texts/texts.ts';

/** Complains of a decision; a plain form, whose answer leads back to the page. */
export async function ComplaintForm({ token, until, locale }: { token: string; until: string; locale: Locale }) {
  const t = await texts('notice');
  return (
    <section className="mt-8">
      <h2 className="text-xl">{t('complain.title')}</h2>
      <p className="mt-3 text-text-2">{t('complain.text', { date: until })}</p>
      <form
        method="post"
        action={`${apiPrefix}/notices/own/${encodeURIComponent(token)}/complaint`}
        className="mt-4 grid gap-3"
      >
        <input type="hidden" name="page" value={locale} />
        <Textarea
          name="text"
          label={t('complain.label')}
          hint={t('complain.hint', { count: moderationBounds.min })}
          minLength={moderationBounds.min}
          maxLength={moderationBounds.text}
          rows={6}
          required
        />
        <div>
          <Button type="submit" variant="accent">
            {t('complain.send')}
          </Button>
        </div>
      </form>
    </section>
  );
}
