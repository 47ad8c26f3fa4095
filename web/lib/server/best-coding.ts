const codings = ['br', 'gzip'] as const;
export type Coding = (typeof codings)[number];

/** How a browser that says what it accepts gets a file smallest; undefined when it must be sent as it is. */
export function bestCoding(accepted = ''): Coding | undefined {
  const offers = accepted.split(',').map((offer) => offer.trim().toLowerCase());
  return codings.find((coding) => offers.some((offer) => isOffer(offer, coding)));
}

function isOffer(offer: string, coding: Coding): boolean {
  const [name, quality = 'q=1'] = offer.split(/\s*;\s*/);
  return name === coding && Number(quality.replace('q=', '')) > 0;
}
