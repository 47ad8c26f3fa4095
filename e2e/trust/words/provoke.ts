import { apiPrefix } from '@kardan/contract/calls/call';
import { errorReportsDsn } from '@kardan/contract/values/error-reports';
import { rawMail } from '@kardan/core/inquiries/replies/testing/raw-mail';
import { buildProof } from '@kardan/core/testing/build-proof';
import { handOver } from '@kardan/worker/testing/smtp-dialogue';
import type { Speech } from './speech.ts';
import type { TalkingStack } from './talking-stack.ts';

/** Where who provokes comes from: an address of somebody, which nothing may tell. */
export const provokersAddress = '203.0.113.77';

/** Everything wrong that somebody can send, with a mark in each place that a careless line would tell; how each was answered. */
export async function provoke({ site, repliesPort }: TalkingStack, speech: Speech): Promise<Map<string, number>> {
  const answers = new Map<string, number>();
  const mark = (what: string) => {
    const planted = speech.newMark();
    speech.remember({ mark: planted, call: 'provoked', field: what, text: planted });
    return planted;
  };
  const ask = async (what: string, path: string, init: RequestInit = {}) => {
    const headers = {
      'x-forwarded-for': provokersAddress,
      'user-agent': `Mozilla/5.0 ${mark('user agent')}`,
      referer: `${site}/suchagent/${mark('referrer')}`,
      cookie: `__Host-kardan-session=${mark('cookie')}; other=${mark('other cookie')}`,
      'x-request-id': mark('request id'),
      ...(init.headers as Record<string, string>),
    };
    const answer = await fetch(site + path, { ...init, headers, redirect: 'manual' });
    await answer.arrayBuffer();
    answers.set(what, answer.status);
  };
  const post = (what: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(what, apiPrefix + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  const password = mark('wrong password');
  await post('wrong password', '/admin/auth/login', { email: `${mark('unknown address')}@example.at`, password });
  await post('wrong second factor', '/admin/auth/second-factor', {
    ticket: mark('ticket'),
    recoveryCode: mark('recovery code'),
  });
  await post('unknown refresh token', '/admin/auth/refresh-token', { refreshToken: mark('refresh token') });
  await post('unknown invitation', '/admin/auth/invitation/look', { token: mark('invitation') });
  await post('unknown reset link', '/admin/auth/password-reset/confirm', {
    token: mark('reset link'),
    password: mark('new password'),
  });
  await post('unknown upload link', '/upload-link/car', { token: mark('upload link').padEnd(32, 'x') });
  await post('body that is no JSON', '/mail/operator', `{"name":"${mark('broken body')}`);
  await post('body with unknown keys', '/mail/operator', {
    [mark('key')]: mark('value'),
    email: `${mark('address')}@example.at`,
  });
  await post('fields that are too long', '/mail/operator', {
    name: mark('long name').repeat(50),
    message: mark('message'),
  });
  await post('proof that is none', '/mail/operator', {
    ...{ topic: 'other', name: mark('name'), email: `${mark('address of an inquiry')}@example.at`, language: 'de-AT' },
    ...{
      message: `${mark('text of an inquiry')} `.repeat(3),
      proof: { ...buildProof(), challenge: mark('challenge') },
    },
  });
  await post('search for words', '/search/query', { text: mark('search text') });
  await ask('bearer token', `${apiPrefix}/admin/account`, {
    headers: { authorization: `Bearer ${mark('access token')}` },
  });
  await ask('API key', `${apiPrefix}/admin/dealership/1/listings`, {
    headers: { authorization: `Bearer kdn_${mark('API key')}` },
  });
  for (const path of ['/search-agent/own/', '/notices/own/', '/export/'])
    await ask(`token in ${path}`, `${apiPrefix}${path}${mark(`token in ${path}`)}`);
  for (const path of ['/suchagent/', '/meldung/', '/vorschau/', '/magazin/', '/'])
    await ask(`page ${path}…`, `${path}${mark(`page ${path}`)}`);
  await ask(
    'query of a page',
    `/gebrauchtwagen?text=${mark('text of a page')}&email=${mark('address in a page')}%40example.at`,
  );
  await ask(
    'query of a call',
    `${apiPrefix}/dealership?${new URLSearchParams({ email: `${mark('query of a call')}@example.at` })}`,
  );
  const address = `${mark('address in an error')}@example.at`;
  const event = {
    event_id: '0'.repeat(32),
    user: { email: address, ip_address: provokersAddress, id: mark('user of an error') },
    request: {
      url: `${site}/suchagent/${mark('address of a page with an error')}`,
      headers: { cookie: mark('cookie of an error') },
    },
    breadcrumbs: [{ message: mark('breadcrumb') }],
    extra: { form: mark('extra of an error') },
    exception: { values: [{ type: 'TypeError', value: `cannot send to ${address}` }] },
  };
  const envelope = [{ dsn: errorReportsDsn }, { type: 'event' }, event].map((line) => JSON.stringify(line)).join('\n');
  await post('error report', '/error-reports', envelope, { 'content-type': 'text/plain;charset=UTF-8' });
  const from = `${mark('sender of a mail')}@example.at`;
  const to = `antwort+${mark('address of a mail')}@antwort.kardan.example`;
  answers.set('mail to nobody', statusOfMail(await handOver(repliesPort, { from, to, bytes: rawMail() })));
  return answers;
}

/** What a mail server is told, as a browser would be: done, later, or never; a broken connection is a defect. */
export function statusOfMail(answer: string): number {
  const statuses: Record<string, number> = { 2: 200, 4: 503, 5: 404 };
  return statuses[answer.charAt(0)] ?? 500;
}
