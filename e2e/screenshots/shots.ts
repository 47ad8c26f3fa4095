import type { Page } from '@playwright/test';
import type { Credentials } from '../admin/people.ts';
import { someDealership } from '../data/dealership-states.ts';
import { inDatabase } from '../data/in-database.ts';
import { justMissed, someCar } from '../data/site-data.ts';

export interface Shot {
  name: string;
  path: () => Promise<string> | string;
  /** Whoever has to be signed in to see it. */
  as?: Credentials;
  /** Brings the page into the state to be shown; false when there is none at this width. */
  prepare?: (page: Page) => Promise<boolean>;
}

export interface Look {
  viewport: { width: number; height: number };
  theme: 'dark' | 'light';
}

const home: Shot = { name: 'home', path: () => '/' };
const results: Shot = { name: 'results', path: () => '/gebrauchtwagen?preis-bis=30000&treibstoff=diesel' };
const car: Shot = { name: 'car', path: async () => `/${(await someCar()).slug}` };
const dealership: Shot = {
  name: 'dealership',
  path: async () => `/autohaendler/${(await someDealership()).slug}`,
};
const searchAgent: Shot = {
  name: 'search-agent',
  path: () => '/suchagent?fahrzeug=volkswagen/golf&preis-bis=40000',
};

/** As README tells it: the dealership whose visits the demo makes up. */
const demoOwner = { email: 'chefin@demo.example', password: 'vier-kleine-demo-autos' };

/** A page of the application for dealers. */
function dealerPage(name: string, page: string): Shot {
  return { name, path: async () => `/dealership-admin/${await slugOfDemoOwner()}/${page}`, as: demoOwner };
}
const stock = dealerPage('stock', 'offers');
const statistics = dealerPage('statistics', 'admin-report?days=90');

/** Every page worth a look, taken in every look by `pnpm screenshots --all`. */
export const allShots: Shot[] = [
  home,
  results,
  { ...results, name: 'filter-sheet', prepare: openSheet },
  { name: 'zero-results', path: justMissed },
  { name: 'map', path: () => '/gebrauchtwagen?ansicht=map' },
  { name: 'detailed-search', path: () => '/angebote/suche/detailsuche' },
  car,
  { name: 'district', path: () => '/regional/steiermark/graz-stadt' },
  { name: 'dealerships', path: () => '/autohaendler' },
  dealership,
  searchAgent,
  stock,
  statistics,
];

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

export const allLooks: Look[] = (['dark', 'light'] as const).flatMap((theme) =>
  [phone, { width: 768, height: 1024 }, { width: 1024, height: 768 }, desktop].map((viewport) => ({ viewport, theme })),
);

/** What README shows, one look each. */
export const readmeShots: (Shot & Look)[] = [
  { ...home, viewport: desktop, theme: 'dark' },
  { ...results, viewport: desktop, theme: 'dark' },
  { ...car, name: 'car-price', prepare: showPrice, viewport: desktop, theme: 'light' },
  { ...dealership, name: 'dealer', viewport: desktop, theme: 'dark' },
  { ...car, name: 'phone', viewport: phone, theme: 'dark' },
  { ...searchAgent, viewport: desktop, theme: 'light' },
  { ...stock, viewport: desktop, theme: 'light' },
  { ...statistics, viewport: desktop, theme: 'dark' },
];

async function openSheet(page: Page): Promise<boolean> {
  const opener = page.getByRole('button', { name: /^Filter/ });
  if (!(await opener.isVisible())) return false;
  await opener.click();
  await page.mouse.move(0, 0);
  return true;
}

/** The explanation of the price, below the header that stays at the top. */
async function showPrice(page: Page): Promise<boolean> {
  await page.getByRole('region', { name: /^Warum / }).evaluate((region) => {
    const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
    scrollTo({ top: region.getBoundingClientRect().top + scrollY - header - 24, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
  return true;
}

async function slugOfDemoOwner(): Promise<string> {
  const { slug } = await inDatabase((db) =>
    db
      .selectFrom('account')
      .innerJoin('membership', 'membership.accountId', 'account.id')
      .innerJoin('dealership', 'dealership.id', 'membership.dealershipId')
      .select('dealership.slug')
      .where('account.email', '=', demoOwner.email)
      .executeTakeFirstOrThrow(),
  );
  return slug;
}
