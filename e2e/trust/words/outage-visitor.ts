import { apiPrefix } from '@kardan/contract/calls/call';
import { buildProof } from '@kardan/core/testing/build-proof';
import { provokersAddress } from './provoke.ts';
import type { Speech } from './speech.ts';
import type { TalkingStack } from './talking-stack.ts';

/** What was asked for, and how it was answered. */
export type Answer = [path: string, status: number];

/** Somebody who writes while a service is away, with a mark in each word. */
export function visitorDuringOutage({ site }: Pick<TalkingStack, 'site'>, speech: Speech) {
  const word = (what: string) => {
    const mark = speech.newMark();
    speech.remember({ mark, call: 'during an outage', field: what, text: mark });
    return mark;
  };
  const ask = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const headers = {
      'x-forwarded-for': provokersAddress,
      referer: `${site}/suchagent/${word('referrer')}`,
      cookie: `other=${word('cookie')}`,
      ...(init.headers as Record<string, string>),
    };
    const answer = await fetch(site + path, { ...init, headers, redirect: 'manual' });
    await answer.arrayBuffer();
    return [path, answer.status];
  };
  const post = (path: string, body: object) =>
    ask(apiPrefix + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const inquire = () =>
    post('/mail/operator', {
      ...{ topic: 'other', name: word('name'), email: `${word('address')}@example.at`, language: 'de-AT' },
      ...{ message: `Eine Frage ${word('message')} an euch`, proof: buildProof() },
    });
  const signIn = () =>
    post('/admin/auth/login', { email: `${word('address')}@example.at`, password: word('password') });
  return { word, ask, post, inquire, signIn };
}
