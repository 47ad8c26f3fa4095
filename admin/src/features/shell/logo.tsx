import { Link } from '@kardan/ui/actions/link.tsx';
import { Mark } from '@kardan/ui/brand/mark.tsx';
import { homePath } from '#domain/addresses.ts';
import { siteName } from '#lib/browser/site.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

export function Logo() {
  const t = useTexts('shell');
  return (
    <Link
      href={homePath}
      aria-label={`${siteName}, ${t('start')}`}
      className="inline-flex min-h-11 items-center gap-2.5"
    >
      <Mark className="h-5.5" />
      <span className="wide text-lg font-semi">{siteName}</span>
    </Link>
  );
}
