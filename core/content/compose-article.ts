import type { ArticleCard } from '@kardan/contract/calls/content/articles';
import type { Language } from '@kardan/contract/values/identifiers';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import { readClassCosts } from '../costs/classes/read-class-costs.ts';
import { readCreditConditions } from '../costs/conditions/read-credit-conditions.ts';
import type { Database } from '../db/database.ts';
import { loadPictures, type PublicHead } from './content-store.ts';
import { fillReferences } from './rules/fill-references.ts';
import { chartOf } from './text/check-text.ts';
import { type Composing, pictureOf } from './text/compose-blocks.ts';
import type { FrontMatter } from './text/front-matter.ts';

const usualAuthor: Record<Language, string> = { 'de-AT': 'Redaktion Kardan', en: 'Kardan editorial team' };

/** What texts of a language are read with now. */
export async function composingNow(db: Database, language: Language, now = new Date()): Promise<Composing> {
  const [pictures, classCosts, credit] = await Promise.all([
    loadPictures(db),
    readClassCosts({ db }, now),
    readCreditConditions({ db }, now),
  ]);
  return { language, today: viennaDay(now), pictures, classCosts, credit };
}

/** What every text tells of itself. */
export function composeHead(row: PublicHead, { language, today, credit }: Composing) {
  const { title, lead, checked } = row.frontMatter as FrontMatter;
  const publishedAt = row.publishAt as Date;
  const changedAt = new Date(Math.max(Number(row.versionAt), Number(publishedAt)));
  return {
    key: row.key,
    slug: row.slug,
    title: fillReferences(title, language, today, credit),
    lead: fillReferences(lead, language, today, credit),
    publishedAt: publishedAt.toISOString(),
    changedAt: changedAt.toISOString(),
    checkedOn: checked ?? null,
  };
}

/** Who wrote it, as far as the text says so. */
export function authorOf(row: PublicHead, language: Language): string {
  const { author = usualAuthor[language] } = row.frontMatter as FrontMatter<'press'>;
  return author;
}

export function composeCard(row: PublicHead, composing: Composing): ArticleCard {
  const matter = row.frontMatter as FrontMatter<'article'>;
  return {
    ...composeHead(row, composing),
    question: matter.question,
    tags: matter.tags,
    picture: pictureOf(matter.picture, composing.pictures),
    alt: matter.alt,
    chart: drawnChart(chartOf(matter, composing)),
    readingMinutes: row.readingMinutes,
    author: authorOf(row, composing.language),
  };
}

/** A chart of the cars on offer has nothing to draw while there are too few: the picture takes its place. */
function drawnChart(chart: ArticleCard['chart']): ArticleCard['chart'] {
  return chart?.shape === 'bars' && chart.bars.length === 0 ? null : chart;
}
