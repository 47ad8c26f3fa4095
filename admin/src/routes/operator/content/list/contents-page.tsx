import { Button } from '@kardan/ui/actions/button.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { contentsQuery } from '#domain/portal/content.ts';
import { type ContentQuestion, contentSearchOf, readContentQuestion } from '#domain/portal/content-question.ts';
import { SearchField } from '#lib/form/search-field.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { ContentTabs } from '../content-tabs.tsx';
import { ContentList } from './content-list.tsx';
import { NewText } from './new-text.tsx';
import { StateChips } from './state-chips.tsx';

/** Every text of the site by kind, with its state, who changed it and when. */
export default function ContentsPage() {
  const t = useTexts('portalContent');
  const question = readContentQuestion(useSearch({ strict: false }));
  const navigate = useNavigate();
  const { data } = useInfiniteQuery(contentsQuery(question));
  const [isNew, setNew] = useState(false);
  const show = (change: Partial<ContentQuestion>) =>
    void navigate({ to: '.', search: contentSearchOf({ ...question, ...change }), replace: true, resetScroll: false });
  return (
    <>
      <PageHead
        title={t('title')}
        tabTitle={`${t(`kind.${question.kind}`)}, ${t('title')}`}
        actions={
          <Button icon="plus" variant="accent" onClick={() => setNew(true)}>
            {t('new')}
          </Button>
        }
      />
      <ContentTabs current={question.kind} counts={data?.pages[0]?.kinds} />
      <div className="mb-3 grid gap-2.5">
        <div className="flex max-w-xl">
          <SearchField
            label={t('search')}
            placeholder={t('search.placeholder')}
            value={question.q}
            onSearch={(q) => show({ q })}
          />
        </div>
        <StateChips state={question.state} onShow={(state) => show({ state })} />
      </div>
      <section
        aria-label={t(`kind.${question.kind}`)}
        className="overflow-hidden border-line bg-surface max-md:-mx-(--gutter) max-md:border-y md:rounded-md md:border [&_li:last-child>a]:border-b-0"
      >
        <ContentList question={question} onReset={() => show({ q: '', state: undefined })} />
      </section>
      {isNew && <NewText kind={question.kind} onClose={() => setNew(false)} />}
    </>
  );
}
