import type { failure as german } from '../de/failure.ts';

export const failure: typeof german = {
  title: 'That did not work',
  offlineTitle: 'No connection',
  retry: 'Try again',
  requestId: 'Reference for support: {id}',
  network: 'We cannot reach the server right now. Check your connection; what you typed stays.',
  timeout: 'There has been no answer for half a minute. Check your connection and try again.',
  unreachable: 'The service cannot be reached right now. Please try again in a moment.',
  defect: 'Something went wrong on our side. Reload the page; if that does not help, tell us.',
  missing: 'Please fill this in.',
  'waitSeconds.one': '{count} more second.',
  'waitSeconds.other': '{count} more seconds.',
  'waitMinutes.one': '{count} more minute.',
  'waitMinutes.other': '{count} more minutes.',
};
