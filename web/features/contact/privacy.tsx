import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

/** What happens to what is typed. */
export async function Privacy({ several = false }: { several?: boolean }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('contact')]);
  return (
    <p className="text-xs text-text-3">
      {t(several ? 'privacy.several' : 'privacy')}{' '}
      <TextLink inline href={href(locale, 'portalPrivacyPolicy')}>
        {t('privacy.link')}
      </TextLink>
    </p>
  );
}
