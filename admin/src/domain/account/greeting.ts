import { useTexts } from '#lib/texts/use-texts.ts';
import { useAccount } from './own-account.ts';

const hourInVienna = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Europe/Vienna' });

/** As one says it at this time of day in Vienna, with the first name. */
export function useGreeting(): string {
  const t = useTexts('home');
  const { displayName } = useAccount();
  const hour = Number(hourInVienna.format(new Date()));
  const time = hour < 11 ? 'morning' : hour < 18 ? 'day' : 'evening';
  return t(`greeting.${time}`, { name: displayName.split(' ')[0] ?? displayName });
}
