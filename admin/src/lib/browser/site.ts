/** What the server wrote into the document's head: the portal's name and how to reach it. */
function told(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined;
}

export const siteName = told('application-name') ?? 'Kardan';
export const contactPhone = told('contact-phone');
