/** Something in a text that an author has to correct; the message names it. */
export class ContentFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ContentFault';
  }
}
