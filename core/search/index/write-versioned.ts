import type { SearchEngine } from '../engine.ts';

/** A document to write, or one to remove when there is none. */
export interface VersionedWrite {
  id: string;
  revision?: number;
  document?: object;
}

export interface WriteFailure {
  id: string;
  reason: string;
}

/** Writes to each of the indices; what they know in this or a newer revision stays as it is. Returns what was refused. */
export async function writeVersioned(
  { client }: SearchEngine,
  indices: string[],
  writes: VersionedWrite[],
): Promise<WriteFailure[]> {
  if (writes.length === 0) return [];
  const { body } = await client.bulk({ body: indices.flatMap((index) => writes.flatMap(operationOf(index))) });
  if (!body.errors) return [];
  return body.items.flatMap(({ index, delete: removal }) => {
    const outcome = index ?? removal;
    if (!outcome?.error || isAlreadyDone(outcome.status, outcome.error.type)) return [];
    return [{ id: String(outcome._id), reason: outcome.error.reason ?? outcome.error.type }];
  });
}

/** The indices that changes are written to: during a rebuild the old and the new one. */
export async function writtenIndices({ client, writeAlias }: SearchEngine): Promise<string[]> {
  const { body } = await client.indices.getAlias({ name: writeAlias });
  return Object.keys(body);
}

function operationOf(index: string) {
  return ({ id, revision, document }: VersionedWrite): object[] => {
    const version = revision === undefined ? {} : { version: revision, version_type: 'external' as const };
    const target = { _index: index, _id: id, ...version };
    return document ? [{ index: target }, document] : [{ delete: target }];
  };
}

/** 409: the index knows this revision or a newer one. 404: there is nothing to delete, unless the index itself is gone. */
function isAlreadyDone(status: number, errorType: string): boolean {
  return status === 409 || (status === 404 && errorType !== 'index_not_found_exception');
}
