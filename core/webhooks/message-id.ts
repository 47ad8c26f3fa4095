/** How receivers know an event: the same with every attempt and at every address. */
export function messageId(eventId: string): string {
  return `msg_${eventId.replaceAll('-', '')}`;
}
