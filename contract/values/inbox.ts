/** What the inbox and its forms share. No schema in here: browsers load it. */
export const threadStates = ['open', 'answered', 'won', 'lost', 'spam'] as const;
export type ThreadState = (typeof threadStates)[number];

/** How the inbox is laid out, first things first: beyond the target, to be answered, waiting for the buyer, over. */
export const threadGroups = ['late', 'open', 'waiting', 'done'] as const;
export type ThreadGroup = (typeof threadGroups)[number];

export const lostReasons = [
  'bought-elsewhere',
  'price',
  'car-sold',
  'financing',
  'trade-in',
  'not-reached',
  'changed-mind',
  'other',
] as const;
export type LostReason = (typeof lostReasons)[number];

/** What happened to a thread beside what was written. */
export const threadActs = ['state', 'assigned', 'routed', 'called', 'reminded', 'escalated'] as const;
export type ThreadAct = (typeof threadActs)[number];

/** What a template is filled with: from the car, the buyer, who writes and the dealership. */
export const placeholders = {
  buyer: { de: 'kunde', en: 'buyer' },
  car: { de: 'auto', en: 'car' },
  price: { de: 'preis', en: 'price' },
  mileage: { de: 'kilometerstand', en: 'mileage' },
  firstRegistration: { de: 'erstzulassung', en: 'first-registration' },
  inspection: { de: 'pickerl', en: 'inspection' },
  link: { de: 'link', en: 'link' },
  desiredDate: { de: 'wunschtermin', en: 'desired-date' },
  ownName: { de: 'mein-name', en: 'my-name' },
  dealership: { de: 'autohaus', en: 'dealership' },
  address: { de: 'adresse', en: 'address' },
  phone: { de: 'telefon', en: 'phone' },
  todaysHours: { de: 'heute-offen', en: 'open-today' },
} as const satisfies Record<string, { de: string; en: string }>;
export type Placeholder = keyof typeof placeholders;

/** When a rule applies: at any time, while the dealership is open, or while it is closed. */
export const routingTimes = ['always', 'open', 'closed'] as const;
export type RoutingTime = (typeof routingTimes)[number];

export const inboxBounds = {
  reply: 10_000,
  note: 2_000,
  lostNote: 300,
  templateName: 60,
  templateBody: 5_000,
  templates: 50,
  rules: 50,
  /** Minutes of opening hours: five working days of ten hours. */
  minutes: 3_000,
} as const;

export const inboxPageSize = 50;
/** What a dealership starts with; minutes of its opening hours. */
export const inboxDefaults = { targetMinutes: 120, reminderMinutes: 30, escalationMinutes: 240 } as const;
