import { imagePath } from '@kardan/contract/values/image-sizes';
import { Link } from '@kardan/ui/actions/link.tsx';
import { MarkdownBlocks, type ShownLink } from '@kardan/ui/markdown/markdown.tsx';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { headingId } from './headings.ts';
import { readSiteText } from './read-site-text.ts';

/** Markdown of the site's own texts; headings are as deep as written, and have names. */
export function SiteText({ markdown, locale }: { markdown: string; locale: Locale }) {
  return (
    <MarkdownBlocks
      blocks={readSiteText(markdown, locale)}
      shift={0}
      link={siteLink}
      headingId={headingId}
      pictureSource={(hash) => imagePath(hash, 828)}
    />
  );
}

const siteLink: ShownLink = ({ href, children }) =>
  href.startsWith('/') ? (
    <Link href={href}>{children}</Link>
  ) : (
    <a href={href} rel="noopener">
      {children}
    </a>
  );
