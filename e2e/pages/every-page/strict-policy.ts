import type { Response } from '@playwright/test';
import type { PageKind } from '../../site/page-kinds.ts';
import { expect } from '../../test.ts';

/** Nothing runs, looks like or talks to anything but the site, and only an address that is no secret is told to others. */
export function expectStrictPolicy(response: Response | null, { hasSecretAddress }: PageKind): void {
  const headers = response?.headers() ?? {};
  const policy = Object.fromEntries(
    (headers['content-security-policy'] ?? '').split('; ').map((rule) => rule.split(/ (.*)/, 2)),
  );
  expect(policy['default-src']).toBe("'self'");
  expect(policy['script-src']).toMatch(/^'self'( 'sha256-[\w+/=]+')*$/);
  expect(policy['style-src']).toBe("'self'");
  expect(policy['connect-src']).toBe("'self'");
  expect(policy['object-src']).toBe("'none'");
  expect(policy['base-uri']).toBe("'none'");
  expect(policy['frame-ancestors']).toBe("'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe(hasSecretAddress ? 'no-referrer' : 'strict-origin-when-cross-origin');
}
