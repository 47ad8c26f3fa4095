import { expect, test } from 'vitest';
import { passkeyName } from './passkey-name.ts';

const windowsEdge =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36 Edg/142.0';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
const android =
  'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36';

test('a passkey is called after the device that it was made on', () => {
  expect(passkeyName(windowsEdge, [], 'Dieses Gerät')).toBe('Windows, Edge');
  expect(passkeyName(iPhone, [], 'Dieses Gerät')).toBe('iPhone, Safari');
  expect(passkeyName(android, [], 'Dieses Gerät')).toBe('Android, Chrome');
  expect(passkeyName('curl/8', [], 'Dieses Gerät')).toBe('Dieses Gerät');
});

test('no two passkeys begin with the same name', () => {
  expect(passkeyName(iPhone, ['iPhone, Safari'], '')).toBe('iPhone, Safari (2)');
  expect(passkeyName(iPhone, ['iPhone, Safari', 'iPhone, Safari (2)'], '')).toBe('iPhone, Safari (3)');
});
