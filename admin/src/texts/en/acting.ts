import type { acting as german } from '../de/acting.ts';

export const acting: typeof german = {
  label: 'View for the portal',
  looking: 'You see {name} as the dealership does.',
  'looking.only': 'Looking only. The dealership’s history says so.',
  'looking.end': 'Leave this view',
  act: 'Change for the dealership',
  acting: 'You are changing things for {name}.',
  'acting.until': 'Until {time}. All of it is in the history with your name.',
  'acting.end': 'Stop changing',
  'start.title': 'Change things for {name}',
  'start.intro':
    'This holds for an hour and for this dealership only. Its owners read the reason too, in their history and once a day in a mail.',
  'start.reason': 'Why?',
  'start.reasonHint': 'For example: call with Ms Berger, adding opening hours.',
  'start.submit': 'Change for an hour',
  'start.done': 'You can change things until {time}',
};
