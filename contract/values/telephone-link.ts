/** `tel:+43316123456`, from a number as people write it. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/\(0\)/g, '').replace(/[^\d+]/g, '')}`;
}
