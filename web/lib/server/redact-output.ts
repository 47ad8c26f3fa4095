import { withoutAgentTokens } from '@kardan/contract/values/agent-token';

/**
 * From now on nothing that this process writes opens an agent's own page. We log no requests, but Next tells of failures by
 * itself, and in development of every request.
 */
export function redactOutput(...streams: Pick<NodeJS.WriteStream, 'write'>[]): void {
  for (const stream of streams) {
    const write = stream.write.bind(stream) as (...given: unknown[]) => boolean;
    stream.write = (chunk: unknown, ...rest: unknown[]) =>
      write(typeof chunk === 'string' ? withoutAgentTokens(chunk) : chunk, ...rest);
  }
}
