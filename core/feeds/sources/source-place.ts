interface Place {
  source: string;
  location: string | null;
  username: string | null;
}

/** Whether a secret that was stored for one place may be shown at the other: the same server, by the same name. */
export function isSamePlace(one: Place, other: Place): boolean {
  return placeOf(one) === placeOf(other);
}

function placeOf({ source, location, username }: Place): string {
  const url = location === null ? null : URL.parse(location);
  return JSON.stringify([source, url?.protocol, url?.host, username]);
}
