import type { Call } from '@kardan/contract/calls/call';
import { type Calls, calls } from '@kardan/contract/calls/calls';
import type { ApiError } from '@kardan/contract/client/api-error';
import type { Database } from '@kardan/core/db/database';
import { visitorAt } from '../../people/visitor.ts';
import type { VatRegister } from '../means/vat-register.ts';
import { fillBody, type Given } from './fill-body.ts';
import type { Speech } from './speech.ts';

export type CallName = keyof Calls & string;

interface Step {
  params?: Given;
  query?: Given;
  /** Of the body, what the step says itself; `undefined` leaves a field out. */
  given?: Given;
  ifMatch?: number;
  /** A form with files, which is sent as it is. */
  form?: FormData;
}

/** Makes a call as somebody, with a body of which every free field carries a word that is found again. */
// biome-ignore lint/suspicious/noExplicitAny: each step knows what its call answers
export type Caller = (name: CallName, step?: Step) => Promise<any>;

/** Where people write into every field there is. */
export interface Scene {
  /** Where web answers. */
  site: string;
  db: Database;
  speech: Speech;
  /** Where mail servers hand answers by mail over. */
  repliesPort: number;
  vatRegister: VatRegister;
  /** Steps that were refused, with why: a word that was never stored shows nothing. */
  refused: string[];
  as(token?: string): Caller;
}

export function openScene(parts: Omit<Scene, 'refused' | 'as'>): Scene {
  const { site, speech } = parts;
  const refused: string[] = [];
  const as = (token?: string): Caller => {
    const client = visitorAt(site, { ...(token && { token }) }) as unknown as Record<
      string,
      (input: object) => Promise<unknown>
    >;
    return async (name, { params, query, given, ifMatch, form } = {}) => {
      const call: Call = calls[name];
      try {
        const filled = call.body && !form ? fillBody(name, call, speech, given ?? {}) : undefined;
        const body = form ?? filled?.body;
        const answer = await client[name]?.({
          ...(params && { params: texts(params) }),
          ...(query && { query }),
          ...(body !== undefined && { body }),
          ...(ifMatch !== undefined && { ifMatch }),
        });
        speech.remember(...(filled?.said ?? []));
        return answer;
      } catch (error) {
        const { code, message, issues = [] } = error as ApiError;
        refused.push(`${name}: ${code ?? message} ${JSON.stringify(issues)}`);
        return undefined;
      }
    };
  };
  return { ...parts, refused, as };
}

function texts(params: Given): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)]));
}
