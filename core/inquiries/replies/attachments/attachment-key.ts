export const attachmentPrefix = 'inquiry-attachments/';

/** Where what came with a buyer's mail lies in the bucket. */
export function attachmentKey(attachmentId: string): string {
  return `${attachmentPrefix}${attachmentId}`;
}
