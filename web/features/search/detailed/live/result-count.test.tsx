// @vitest-environment jsdom
import { TextsProvider } from '@kardan/ui/texts/texts-provider.tsx';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import german from '#locales/de-AT/search.json' with { type: 'json' };
import { type Live, LiveContext } from './live-count.ts';
import { CountStatus, ResultCount } from './result-count.tsx';

afterEach(cleanup);

function said(live: Live): string | null {
  const { container } = render(
    <TextsProvider locale="de-AT" messages={{ search: german }}>
      <LiveContext value={live}>
        <ResultCount initial={1_486} />
        <CountStatus />
      </LiveContext>
    </TextsProvider>,
  );
  return container.textContent;
}

test('the button says how many cars the page’s own filters find, until something else is asked', () => {
  expect(said({ counting: false })).toContain('1.486');
  cleanup();
  expect(said({ counting: false, total: 12 })).not.toContain('1.486');
});

test('around a town the button claims no number, and nothing is wrong', () => {
  expect(said({ counting: false, hasTown: true })).toBe(german['detailed.live.show']);
});
