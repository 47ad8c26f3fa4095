import type { Database } from '@kardan/core/db/database';
import { readObject } from '@kardan/core/media/objects';
import { sql } from 'kysely';
import type { Speech } from './speech.ts';
import type { TalkingStack } from './talking-stack.ts';

/** Where words were found: `table.column`, by mark or by the name of a secret. */
export type Places = Map<string, Set<string>>;

/** Every column of every table, queues included unless told, that holds a mark of this speech or one of these secrets. */
export async function placesInDatabase(
  db: Database,
  speech: Speech,
  secrets = new Map<string, string>(),
  schemas: readonly ('public' | 'pgboss')[] = ['public', 'pgboss'],
): Promise<Places> {
  // A partition's rows are its table's too.
  const { rows: tables } = await sql<{ name: string; short: string }>`
    select format('%I.%I', nspname, relname) as name,
      case nspname when 'public' then relname else format('%s.%s', nspname, relname) end as short
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname in (${sql.join(schemas)}) and relkind in ('r', 'p') and not relispartition order by 1`.execute(db);
  const places: Places = new Map();
  // Most rows are the country's places and the catalogue: the database leaves out what has nothing to find.
  const wanted = [speech.pattern.source, ...[...secrets.values()].flatMap(spellings).map(literally)].join('|');
  for (const { name, short } of tables) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(stored) as row from ${sql.raw(name)} as stored
      where to_jsonb(stored)::text ~ ${wanted}`.execute(db.withoutPlugins());
    for (const { row } of rows)
      for (const [column, value] of Object.entries(row)) {
        if (value === null) continue;
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        for (const found of [...marksIn(text, speech), ...secretsIn(text, secrets)])
          note(places, found, `${short}.${column}`);
      }
  }
  return places;
}

export function marksIn(text: string, { pattern }: Speech): string[] {
  return [...new Set(text.match(pattern) ?? [])];
}

/** Names of the secrets that a text holds, as they are or as an address or a JSON text writes them. */
export function secretsIn(text: string, secrets: ReadonlyMap<string, string>): string[] {
  return [...secrets].flatMap(([name, secret]) =>
    spellings(secret).some((spelling) => text.includes(spelling)) ? [`secret: ${name}`] : [],
  );
}

function spellings(secret: string): string[] {
  return [...new Set([secret, encodeURIComponent(secret)])];
}

function literally(text: string): string {
  return text.replaceAll(/[^\w ]/g, '\\$&');
}

function note(places: Places, found: string, place: string): void {
  places.set(found, (places.get(found) ?? new Set()).add(place));
}

/** All that search knows: documents of cars and of search agents. */
export async function textOfIndices({ index: { search } }: Pick<TalkingStack, 'index'>): Promise<string> {
  const wild = `${search.indexName}*`;
  await search.client.indices.refresh({ index: wild });
  const { body } = await search.client.search({ index: wild, body: { size: 10_000, query: { match_all: {} } } });
  return JSON.stringify(body.hits.hits);
}

/** Names and contents of all that is in the store. */
export async function textOfStore({ store }: Pick<TalkingStack, 'store'>): Promise<string> {
  const texts: string[] = [];
  for (const key of await store.keys()) texts.push(key, (await readObject(store.media, key))?.toString('latin1') ?? '');
  return texts.join('\n');
}
