import type { ContentDraft } from '@kardan/contract/calls/operator/content';
import { Button } from '@kardan/ui/actions/button.tsx';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { locales } from '@kardan/ui/texts/locales.ts';
import { useNavigate } from '@tanstack/react-router';
import { contentsKey, textPath } from '#domain/portal/content.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { StateMark } from '../../state-mark.tsx';
import { inputOf, textOf } from '../fields/front-matter.ts';
import { SideSection } from './side-section.tsx';

/** The same text in another language; where there is none yet it begins as a copy. */
export function OtherLanguages({ draft }: { draft: ContentDraft }) {
  const t = useTexts('portalText');
  const navigate = useNavigate();
  const { kind, key, translations } = draft;
  const known = [draft.language, ...translations.map(({ language }) => language)];
  const missing = locales.find((language) => !known.includes(language));
  const translate = useChange(
    (language: (typeof locales)[number]) => {
      const { frontMatter, bodyMarkdown } = inputOf(textOf(draft));
      const slug = frontMatter.slug && { slug: `${frontMatter.slug}-${language.slice(0, 2)}` };
      return api.createContent({
        body: { kind, key, language, frontMatter: { ...frontMatter, ...slug }, bodyMarkdown },
      });
    },
    { stale: [contentsKey], onDone: ({ id }) => void navigate({ href: textPath(id) }) },
  );
  return (
    <SideSection title={t('translations')}>
      <ul className="grid gap-2">
        {translations.map(({ id, title, state }) => (
          <li key={id} className="text-sm">
            <TextLink href={textPath(id)}>{title}</TextLink>
            <span className="block text-2xs text-text-2">
              <StateMark state={state} />
            </span>
          </li>
        ))}
      </ul>
      {missing && (
        <Button size="sm" icon="languages" busy={translate.isPending} onClick={() => translate.mutate(missing)}>
          {t(`translate.${missing}`)}
        </Button>
      )}
    </SideSection>
  );
}
