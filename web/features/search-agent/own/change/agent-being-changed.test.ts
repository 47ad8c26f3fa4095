// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { agentBeingChanged, forgetAgent, rememberAgent } from './agent-being-changed.ts';

beforeEach(() => sessionStorage.clear());

test('the agent whose search is changed is known on the next pages, until it is forgotten', () => {
  const agent = { token: 't', filters: { vehicles: ['volkswagen/golf'] }, words: 'VW Golf' };
  rememberAgent(agent);
  expect(agentBeingChanged()).toEqual(agent);
  forgetAgent();
  expect(agentBeingChanged()).toBeUndefined();
});

test.each(['nonsense', '[]', '7', '{"token":1}', '{"token":"t","words":"VW Golf"}'])(
  'what another hand wrote there (%s) is no agent',
  (text) => {
    sessionStorage.setItem('search-agent-being-changed', text);
    expect(agentBeingChanged()).toBeUndefined();
  },
);
