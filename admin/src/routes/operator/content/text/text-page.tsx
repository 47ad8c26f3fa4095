import { ApiError } from '@kardan/contract/client/api-error';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { contentQuery, textPath } from '#domain/portal/content.ts';
import { type ContentQuestion, readContentQuestion } from '#domain/portal/content-question.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { SearchField } from '#lib/form/search-field.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { NotFoundPage } from '../../../not-found/not-found-page.tsx';
import { ContentList } from '../list/content-list.tsx';
import { TextWork } from './text-work.tsx';

/** One text: the list it was found in, its words, and how far it is. */
export default function TextPage() {
  const { contentId = '' } = useParams({ strict: false });
  const content = useQuery(contentQuery(contentId));
  const search: Record<string, unknown> = useSearch({ strict: false });
  // Whoever comes by a link finds the others of its kind beside it.
  const question = readContentQuestion({ kind: content.data?.kind, ...search });
  if (content.error instanceof ApiError && [400, 404].includes(content.error.status ?? 0)) return <NotFoundPage />;
  return (
    <div
      data-full
      className="min-[1280px]:grid min-[1280px]:h-[calc(100dvh-68px)] min-[1280px]:min-h-[560px] min-[1280px]:grid-cols-[252px_minmax(0,1fr)]"
    >
      <SideList contentId={contentId} question={question} />
      <div className="min-w-0 lg:h-[calc(100dvh-68px)] lg:min-h-[560px]">
        <Loaded query={content} skeleton={<TextSkeleton />}>
          {(draft) => <TextWork key={draft.id} draft={draft} question={question} />}
        </Loaded>
      </div>
    </div>
  );
}

/** The list beside the text, where there is room for three columns. */
function SideList({ contentId, question }: { contentId: string; question: ContentQuestion }) {
  const t = useTexts('portalContent');
  const navigate = useNavigate();
  const show = (change: Partial<ContentQuestion>) =>
    void navigate({ href: textPath(Number(contentId), { ...question, ...change }), replace: true });
  return (
    <section
      aria-label={t(`kind.${question.kind}`)}
      className="min-w-0 overflow-y-auto border-r border-line max-[1279px]:hidden"
    >
      <div className="grid gap-2.5 px-4 pt-4 pb-2.5">
        <h2>{t(`kind.${question.kind}`)}</h2>
        <div className="flex">
          <SearchField
            label={t('search')}
            placeholder={t('search.placeholder')}
            value={question.q}
            onSearch={(q) => show({ q })}
          />
        </div>
      </div>
      <ContentList question={question} openId={contentId} isNarrow onReset={() => show({ q: '', state: undefined })} />
    </section>
  );
}

function TextSkeleton() {
  return (
    <div className="mx-auto grid max-w-[720px] gap-4 p-(--gutter) pt-10">
      <Skeleton className="h-9 w-80 max-w-full" />
      <Skeleton className="h-12" />
      <Skeleton className="h-64" />
    </div>
  );
}
