import type { ContentDraft } from '@kardan/contract/calls/operator/content';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { TextActs } from '../acts/use-text-acts.ts';
import type { Writing } from '../use-writing.ts';
import { Checks } from './checks.tsx';
import { OtherLanguages } from './other-languages.tsx';
import { PublishFields } from './publish-fields.tsx';
import { Revisions } from './revisions.tsx';
import { Standing } from './standing.tsx';

interface Props {
  draft: ContentDraft;
  writing: Writing;
  acts: TextActs;
}

/** How far the text is, what was looked at in it, and what it was before. */
export function SidePanel({ draft, writing, acts }: Props) {
  const t = useTexts('portalText');
  return (
    <aside
      aria-label={t('standing')}
      className="grid content-start gap-4.5 border-line bg-surface px-(--gutter) pt-4.5 pb-7 max-lg:border-t lg:overflow-y-auto lg:border-l lg:px-4.5 [&>section+section]:border-t [&>section+section]:border-line [&>section+section]:pt-4"
    >
      <Standing draft={draft} />
      {acts.canPlan && draft.release !== 'another' && <PublishFields acts={acts} />}
      <Checks draft={draft} />
      <Revisions draft={draft} writing={writing} acts={acts} />
      <OtherLanguages draft={draft} />
    </aside>
  );
}
