/** What other mail servers may ask of ours. */
export const receiverBounds = {
  /** Four pictures of a telephone, as mails encode them. */
  mailBytes: 20 * 1024 * 1024,
  clients: 50,
  /** From one address, unless it is the mail server in front. */
  connectionsAnAddress: 5,
  /** Mails that are being received and taken; each holds its bytes in memory. */
  inFlight: 8,
  recipients: 10,
  mailsAConnection: 100,
  idleMs: 60_000,
  /** For one mail, however slowly it dribbles: it takes one of the few places. */
  dataMs: 2 * 60_000,
  /** For all mails of a connection. */
  connectionMs: 15 * 60_000,
  closeMs: 30_000,
} as const;

export type ReceiverBounds = Record<keyof typeof receiverBounds, number>;
