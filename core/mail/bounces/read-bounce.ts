/** The report stands before the returned mail, and is short. */
const readBytes = 64 * 1024;

/**
 * The status of a delivery report (RFC 3464) that says that a mail failed: `5.1.1`. Undefined for a delay, an absence notice and
 * whatever else comes back. Nothing else of it is looked at: it quotes our mail and the address it went to.
 */
export function readBounce(bytes: Buffer): string | undefined {
  const text = bytes.subarray(0, readBytes).toString('latin1');
  if (!/^content-type:\s*multipart\/report\b/im.test(text) || !/^action:\s*failed\b/im.test(text)) return undefined;
  return /^status:\s*(\d\.\d{1,3}\.\d{1,3})\b/im.exec(text)?.[1] ?? '5.0.0';
}

/** Whether it is the address that will never take a mail (RFC 3463: 5.1.x), and not a full mailbox or a server that does not like us. */
export function isAddressGone(status: string): boolean {
  return status.startsWith('5.1.');
}
