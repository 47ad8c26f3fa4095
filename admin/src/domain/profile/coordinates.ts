export interface Pin {
  latitude: number;
  longitude: number;
}

/** As map services give them out for copying: 47.0707, 15.4395. A hundred-thousandth of a degree is a metre. */
export function writePin({ latitude, longitude }: Pin): string {
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
}

/** Two numbers with a point or, divided by a blank or semicolon, with a comma; undefined for anything else. */
export function readPin(text: string): Pin | undefined {
  const numbers = /^\s*(\d{1,2}(?:[.,]\d+)?)\s*°?\s*[,;\s]\s*(\d{1,2}(?:[.,]\d+)?)\s*°?\s*$/.exec(text);
  if (!numbers) return undefined;
  const [latitude, longitude] = [numbers[1], numbers[2]].map((number = '') => Number(number.replace(',', '.')));
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}
