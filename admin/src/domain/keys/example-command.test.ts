import { expect, test } from 'vitest';
import { exampleCommand } from './example-command.ts';

test('the example asks for what the key may read', () => {
  expect(exampleCommand('https://www.beispiel.at', 'lechner', 'kdn_a_b', ['inquiries', 'stock'])).toBe(
    'curl -H "Authorization: Bearer kdn_a_b" \\\n  "https://www.beispiel.at/api/v1/public/admin/dealership/lechner/listings"',
  );
});

test('a key for pictures alone is tried by uploading one', () => {
  expect(exampleCommand('https://www.beispiel.at', 'lechner', 'kdn_a_b', ['pictures'])).toContain(
    '-F image=@auto.jpg \\\n  "https://www.beispiel.at/api/v1/public/admin/dealership/lechner/image"',
  );
});
