import { contentListTag, contentTag, creditTag, redirectsTag } from '@kardan/contract/cache-tags';
import { articleCalls as articles } from '@kardan/contract/calls/content/articles';
import { contentPageCalls as pages } from '@kardan/contract/calls/content/pages';
import { contentPreviewCalls as previews } from '@kardan/contract/calls/content/preview';
import { redirectCalls as redirects } from '@kardan/contract/calls/operator/redirects';
import type { ContentKind } from '@kardan/contract/values/content';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import { listArticles } from '@kardan/core/content/list-articles';
import { listRatesInForce } from '@kardan/core/content/list-rates-in-force';
import { readPreview } from '@kardan/core/content/preview/read-preview';
import { readArticle } from '@kardan/core/content/read-article';
import { listPressReleases, listTestimonials, readPage, readPressRelease } from '@kardan/core/content/read-pages';
import { readRedirectTable } from '@kardan/core/content/redirects/read-redirects';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { everyone } from '../../rules/access.ts';
import { perVisitor } from '../../rules/limit.ts';

/** A text changes with its tags, with the conditions of credits that it may name, and with the day that a law changes: an hour late at most. */
const rules = { access: everyone, limit: perVisitor(300, 'minute'), maxAgeSeconds: 60, sharedMaxAgeSeconds: 3_600 };
const tagged = (kind: ContentKind) => ({ cacheTags: ({ key }: { key: string }) => [contentTag(kind, key), creditTag] });
const listed = (kind: ContentKind) => ({ cacheTags: [contentListTag(kind), creditTag] });

export function contentRoutes(api: Api, services: Services): void {
  api.route({
    ...articles.articles,
    ...rules,
    ...listed('article'),
    handler: ({ query }) => listArticles(services, query),
  });
  api.route({
    ...articles.article,
    ...rules,
    // Its neighbours are named below it.
    cacheTags: ({ key }) => [contentTag('article', key), contentListTag('article'), creditTag],
    handler: ({ params, query }) => readArticle(services, query.language, params.slug),
  });
  api.route({
    ...articles.ratesInForce,
    ...rules,
    sharedMaxAgeSeconds: 60,
    cacheTags: [contentListTag('article')],
    handler: ({ query }) => listRatesInForce(query.language, viennaDay(Date.now())),
  });
  api.route({
    ...pages.contentPage,
    ...rules,
    cacheTags: ({ key }) => [contentTag('portal', key), contentTag('price-list', key), creditTag],
    handler: ({ params, query }) => readPage(services, query.language, params.slug),
  });
  api.route({
    ...pages.pressReleases,
    ...rules,
    ...listed('press'),
    handler: ({ query }) => listPressReleases(services, query.language),
  });
  api.route({
    ...pages.pressRelease,
    ...rules,
    ...tagged('press'),
    handler: ({ params, query }) => readPressRelease(services, query.language, params.slug),
  });
  api.route({
    ...pages.testimonials,
    ...rules,
    ...listed('testimonial'),
    handler: ({ query }) => listTestimonials(services, query.language),
  });
  api.route({
    ...previews.contentPreview,
    access: everyone,
    // Few people have a link; nobody finds one by trying.
    limit: perVisitor(60, 'minute'),
    handler: ({ params }) => readPreview(services, params.token),
  });
  api.route({
    ...redirects.redirectTable,
    access: everyone,
    limit: perVisitor(60, 'minute'),
    maxAgeSeconds: 10,
    sharedMaxAgeSeconds: 300,
    cacheTags: [redirectsTag],
    handler: () => readRedirectTable(services),
  });
}
