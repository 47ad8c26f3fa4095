/** In the order in which dealers need them. */
export const interfaceTabs = ['feeds', 'keys', 'webhooks', 'exports'] as const;
export type InterfaceTab = (typeof interfaceTabs)[number];

/** The page's own address shows the first of them. */
export function tabPath(tab: InterfaceTab): string {
  return tab === 'feeds' ? 'edit-api-provider' : `edit-api-provider/${tab}`;
}
