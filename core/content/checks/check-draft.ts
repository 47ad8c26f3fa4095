import type { ContentCheckResult } from '@kardan/contract/calls/operator/content';
import {
  type ContentCheck,
  type ContentCheckState,
  type ContentKind,
  contentBounds,
} from '@kardan/contract/values/content';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Database } from '../../db/database.ts';
import { fillReferences } from '../rules/fill-references.ts';
import type { Composing } from '../text/compose-blocks.ts';
import { ContentFault } from '../text/content-fault.ts';
import { blocksOf } from '../text/split-blocks.ts';
import { isExternal, type TextUses, usesOf } from '../text/text-uses.ts';
import { headingOrder } from './heading-order.ts';
import { brokenInternalLinks } from './internal-links.ts';
import { linkState } from './link-state.ts';
import { typedNumbers } from './typed-numbers.ts';
import { loadLinks } from './use-store.ts';

interface Draft {
  kind: ContentKind;
  language: Language;
  frontMatter: Readonly<Record<string, unknown>>;
  bodyMarkdown: string;
  fault: string | null;
}

type Found = ContentCheckResult['found'];

/** What was looked at in a version, and what was found. Nothing here keeps anybody from saving. */
export async function checkDraft(db: Database, draft: Draft, composing: Composing): Promise<ContentCheckResult[]> {
  const uses = usesOf(draft.frontMatter, draft.bodyMarkdown);
  const internal = uses.links.filter((link) => !isExternal(link));
  const broken = await brokenInternalLinks(db, internal);
  const { skipping, count: headings } = headingOrder(draft.bodyMarkdown);
  return [
    result('text', draft.fault === null ? [] : [{ what: draft.fault, hint: null }], 'broken', 1),
    result(
      'internal-links',
      broken.map(({ link, why }) => ({ what: link, hint: why })),
      'broken',
      internal.length,
    ),
    await externalLinks(db, uses),
    result('typed-numbers', numbersIn(draft, composing), 'open', 0),
    result('pictures', missingPictures(draft, uses, composing), 'broken', uses.pictures.length),
    ...(draft.kind === 'testimonial' ? [] : [description(draft, composing)]),
    result(
      'headings',
      skipping.map((what) => ({ what, hint: null })),
      'open',
      headings,
    ),
    result('references', [], 'fine', uses.references.length),
  ];
}

function result(check: ContentCheck, found: Found, wrong: ContentCheckState, count: number): ContentCheckResult {
  return { check, state: found.length > 0 ? wrong : 'fine', count, found };
}

async function externalLinks(db: Database, { links }: TextUses): Promise<ContentCheckResult> {
  const external = links.filter(isExternal);
  const looked = new Map((await loadLinks(db, external)).map((row) => [row.url, row]));
  const judged = external.map((url) => {
    const look = looked.get(url) ?? { status: null, failures: 0 };
    return { url, state: linkState(look), status: look.status };
  });
  const found = judged.filter(({ state }) => state === 'broken' || state === 'open');
  const worst = (['broken', 'open', 'waiting'] as const).find((state) => judged.some((each) => each.state === state));
  return {
    check: 'external-links',
    state: worst ?? 'fine',
    count: external.length,
    found: found.map(({ url, status }) => ({ what: url, hint: status ? String(status) : null })),
  };
}

function numbersIn({ language, frontMatter, bodyMarkdown }: Draft, { today, credit }: Composing): Found {
  const text = [frontMatter.title, frontMatter.lead, bodyMarkdown]
    .filter((each) => typeof each === 'string')
    .join('\n');
  return typedNumbers(text, language, today, credit).map(({ what, reference }) => ({ what, hint: reference }));
}

/** Pictures that are not there, and those of which nobody who does not see them learns anything. */
function missingPictures({ kind, frontMatter, bodyMarkdown }: Draft, uses: TextUses, { pictures }: Composing): Found {
  const unknown = uses.pictures.filter((name) => !pictures.has(name)).map((what) => ({ what, hint: 'not-there' }));
  const { alt, picture } = frontMatter;
  const hasNoAlt = kind === 'article' && picture && (typeof alt !== 'string' || alt.trim().length < 3);
  const figures = blocksOf(bodyMarkdown).filter(({ name }) => name === 'figure');
  const bare = figures.flatMap(({ options, body }) => (options.picture && body === '' ? options.picture : []));
  return [
    ...unknown,
    ...(hasNoAlt ? [{ what: String(picture), hint: 'no-alt' }] : []),
    ...bare.map((what) => ({ what, hint: 'no-alt' })),
  ];
}

/** What lists and search engines show below the title. */
function description({ frontMatter, language }: Draft, { today, credit }: Composing): ContentCheckResult {
  const lead = typeof frontMatter.lead === 'string' ? frontMatter.lead : '';
  const { length } = filled(() => fillReferences(lead, language, today, credit)) ?? lead;
  const { min, max } = contentBounds.description;
  return { check: 'description', state: length < min || length > max ? 'open' : 'fine', count: length, found: [] };
}

function filled(fill: () => string): string | undefined {
  try {
    return fill();
  } catch (error) {
    if (!(error instanceof ContentFault)) throw error;
    return undefined;
  }
}
