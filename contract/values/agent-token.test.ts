import { expect, test } from 'vitest';
import { withoutAgentTokens } from './agent-token.ts';

const token = 'AZqF4r_Vc0K-9Yx7Qm2tEwGh1JkLs3NpRuTvXyZ5b8c';

test.each([
  `/api/v1/public/search-agent/own/${token}`,
  `GET /api/v1/public/search-agent/own/${token}/unsubscribe?language=en 303`,
  `https://autos.example/suchagent/${token}#pause`,
  `/en/search-agent/${token}?_rsc=1abc`,
  `/anmelden?next=%2Fsuchagent%2F${token}`,
  `"message":"Reply was already sent in /search-agent/own/${token}cut (GET)"`,
  `POST /api/v1/public/monthly-report/${token}/unsubscribe?language=en 204`,
  `GET /api/v1/public/export/${token}/kardan.csv 200`,
  `https://autos.example/api/v1/public/export%2F${token}`,
  `POST /api/v1/public/notices/own/${token}/complaint 303`,
  `https://autos.example/meldung/${token}`,
  `/en/notice/${token}?_rsc=1abc`,
  `GET /vorschau/${token} 200`,
  `https://autos.example/en/preview/${token}`,
  `GET /api/v1/public/content/preview/${token}?language=en 200`,
  `/de-AT/search-agent/${token} and /search-agent/own/${token}`,
])('of %s the token is left out and nothing else', (text) => {
  const redacted = withoutAgentTokens(text);
  expect(redacted).not.toContain(token);
  expect(redacted.replaceAll('…', '')).toBe(text.replaceAll(token, '').replace('cut', ''));
});

test.each([
  '/api/v1/public/search-agent/0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b/verify-otp',
  'at web/features/search-agent/own/agent-being-changed.ts:12:3',
  '/api/v1/public/admin/dealership/1/export/cars.csv',
  '/gebrauchtwagen/volkswagen-golf-variant-comfortline-dsg-vollausstattung-1234',
])('%s stays as it is', (text) => {
  expect(withoutAgentTokens(text)).toBe(text);
});
