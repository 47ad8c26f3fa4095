/**
 * From now on it does no harm when nobody reads what this process writes. Each line would fail otherwise, Next would tell of that
 * failure in another line, and so on: the process would do nothing else.
 */
export function outliveReaders(...streams: Pick<NodeJS.WriteStream, 'on'>[]): void {
  for (const stream of streams) stream.on('error', () => undefined);
}
