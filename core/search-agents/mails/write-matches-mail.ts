import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { Language } from '@kardan/contract/values/identifiers';
import type { AgentEvent } from '@kardan/contract/values/search-agent';
import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { readListingCards } from '../../listings/cards/read-listing-cards.ts';
import type { MailPayload } from '../../mail/mail-catalogue.ts';
import type { MailBlock, MailContent } from '../../mail/mail-content.ts';
import { locatePostcodes } from '../../regions/locate-postcodes.ts';
import { describeSearch } from '../../search/words/describe-search.ts';
import { loadOwnAgent } from '../agents/agent-store.ts';
import { pauseUndeliverableAgent } from '../agents/pause-undeliverable-agent.ts';
import { agentLinks } from '../links/agent-links.ts';
import { loadMatchesOfMail, saveMailed } from '../mailing/match-store.ts';
import { agentFooter } from './agent-footer.ts';
import { agentWords } from './agent-words.ts';
import { chooseNews, type News } from './choose-news.ts';
import { newsCar } from './news-car.ts';

/** More would be cut off by mail programs (Gmail shows 102 KB), and nobody reads them. */
const maxCars = 20;
/** Of which what is told is looked up; an import can bring one agent thousands. */
const maxLookedUp = 400;

/** What an agent tells: its cars as they stand now; nothing when none is left to tell of. */
export async function writeMatchesMail(
  { db, env }: { db: Database; env: Env },
  { searchAgentId }: MailPayload<'search-agent-matches'>,
  language: Language,
  mailId: string,
  now = new Date(),
): Promise<MailContent | undefined> {
  const agent = await loadOwnAgent(db, searchAgentId);
  if (!agent) return undefined;
  const matches = await loadMatchesOfMail(db, mailId);
  const listingIds = [...new Set(matches.map(({ listingId }) => listingId))];
  const looked = listingIds.slice(0, maxLookedUp);
  const news = looked.length > 0 ? chooseNews(matches, await readListingCards(db, looked), now) : [];
  const [first] = news;
  if (!first) return undefined;
  const filters = agent.request as SearchFilters;
  const postcode = filters.place?.postcode;
  const from = postcode === undefined ? undefined : (await locatePostcodes({ db }, [postcode])).get(postcode);
  const count = news.length + (listingIds.length - looked.length);
  const search = (await describeSearch({ db }, filters, language)).map(({ phrase }) => phrase);
  const cars = news.slice(0, maxCars).map((each) => ({ event: each.event, car: newsCar(env, each, from, language) }));
  const words = agentWords[language];
  const heading = headingOf(news, count, language);
  const { page } = agentLinks(env, searchAgentId, language);
  return {
    language,
    subject:
      count === 1
        ? words.one[first.event](first.card.title, cars[0]?.car.price ?? '')
        : `${heading}: ${search.slice(0, 3).join(', ')}`,
    preview: cars
      .map(({ car }) => `${car.title} ${car.price}`)
      .join(' · ')
      .slice(0, 140),
    heading,
    blocks: [
      { kind: 'note', text: `${words.matches} ${search.join(' · ')}` },
      ...sections(cars, language),
      ...(count > cars.length ? [{ kind: 'text' as const, text: words.more(count - cars.length) }] : []),
      count === 1
        ? { kind: 'button', label: words.openCar, url: cars[0]?.car.url ?? page }
        : { kind: 'button', label: words.openAll, url: page },
    ],
    ...agentFooter(env, agent, language),
    onSent: (tx) => saveMailed(tx, mailId),
    onAddressRefused: (tx) => pauseUndeliverableAgent(tx, searchAgentId, mailId),
  };
}

function headingOf(news: News[], count: number, language: Language): string {
  const words = agentWords[language];
  const [first] = news as [News];
  if (count === 1) return words.single[first.event];
  const sameEvent = news.every(({ event }) => event === first.event);
  return sameEvent ? words.many[first.event](count) : words.mixed(count);
}

type NewsBlock = { event: AgentEvent; car: ReturnType<typeof newsCar> };

/** Large for one car, in rows for several, under a title for each kind of news where there are several. */
function sections(cars: NewsBlock[], language: Language): MailBlock[] {
  const kinds = Map.groupBy(cars, ({ event }) => event);
  return [...kinds].flatMap(([event, ofKind]) => [
    ...(kinds.size > 1 ? [{ kind: 'section' as const, title: agentWords[language].sections[event] }] : []),
    ...ofKind.map(({ car }) =>
      cars.length > 1 ? { kind: 'car' as const, car, compact: true as const } : { kind: 'car' as const, car },
    ),
  ]);
}
