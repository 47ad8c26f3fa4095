/** Words by which crawlers, previews, monitors and scripts name themselves. */
const robotWords =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|scrap|monitor|lighthouse|headless|fetch|curl|wget|python|java\/|go-http|node|http-?client|facebookexternalhit|whatsapp|archiver|^$/i;

/** Whether a visit is obviously no person's, by the name that the visitor's program gives; the name is not kept. */
export function isRobot(userAgent: string | undefined): boolean {
  return robotWords.test(userAgent ?? '');
}
