import type { Testimonial } from '@kardan/contract/calls/content/pages';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { ContentBlocks } from '#domain/content/content-blocks.tsx';
import { api } from '#lib/api/api.ts';
import { optional } from '#lib/api/optional.ts';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { OutageLine } from './outage-line.tsx';

/** What customers say; as long as nobody has said anything, that, and the way to say something. */
export async function TestimonialList() {
  const [locale, t] = await Promise.all([currentLocale(), texts('portal')]);
  const said = await optional((await api()).testimonials({ query: { language: locale } }));
  if (!said) return <OutageLine />;
  if (said.length === 0) {
    return (
      <EmptyState
        icon="message-square"
        title={t('testimonials.none')}
        action={
          <LinkButton href={href(locale, 'portalContact')} variant="accent">
            {t('testimonials.write')}
          </LinkButton>
        }
      >
        {t('testimonials.noneText')}
      </EmptyState>
    );
  }
  return <Testimonials said={said} />;
}

export function Testimonials({ said }: { said: readonly Testimonial[] }) {
  return (
    <ul className="grid gap-4">
      {said.map(({ key, title, lead, blocks }) => (
        <li key={key}>
          <figure className="rounded-md border border-line bg-surface p-5">
            <blockquote>
              <ContentBlocks blocks={blocks} />
            </blockquote>
            <figcaption className="mt-3 text-sm text-text-2">
              <b className="font-semi text-text">{title}</b>, {lead}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
