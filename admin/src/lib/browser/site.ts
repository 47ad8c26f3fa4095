/**
 * What the server knows of this installation and the build does not. It stands in the document's head; in a page that the build
 * renders stands its name in double braces, which the server replaces.
 */
function told(name: string): string | undefined {
  if (import.meta.env.SSR) return `{{${name}}}`;
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined;
}

export const siteName = told('application-name') ?? 'Kardan';
export const contactPhone = told('contact-phone');
export const contactPhoneLink = told('contact-phone-link');
