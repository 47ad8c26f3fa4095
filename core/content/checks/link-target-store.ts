import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** What a link of the site names. */
export interface Target {
  kind: 'article' | 'press' | 'dealership' | 'region' | 'make' | 'model';
  slug: string | undefined;
}

/** Those targets that are there, as `kind:slug`; former names of texts lead on and count. */
export async function loadKnownTargets(db: Database, targets: readonly Target[]): Promise<Set<string>> {
  if (targets.length === 0) return new Set();
  const wanted = JSON.stringify(targets);
  const { rows } = await sql<{ name: string }>`
    with wanted as (select distinct kind, slug from jsonb_to_recordset(${wanted}::jsonb) as t(kind text, slug text))
    select wanted.kind || ':' || wanted.slug as name from wanted where case wanted.kind
      when 'article' then exists (
        select from content where content.kind = 'article' and state in ('published', 'scheduled') and (content.slug = wanted.slug
          or exists (select from former_content_slug f where f.content_id = content.id and f.slug = wanted.slug)))
      when 'press' then exists (
        select from content where content.kind = 'press' and state in ('published', 'scheduled') and (content.slug = wanted.slug
          or exists (select from former_content_slug f where f.content_id = content.id and f.slug = wanted.slug)))
      when 'dealership' then exists (select from dealership where dealership.slug = wanted.slug)
      when 'region' then exists (select from region where region.slug = wanted.slug)
      when 'make' then exists (select from make where make.slug = wanted.slug)
      when 'model' then exists (
        select from model join make on make.id = model.make_id where make.slug || '/' || model.slug = wanted.slug)
    end`.execute(db);
  return new Set(rows.map(({ name }) => name));
}
