/** How many inquiries of the current dealership nobody has read; unknown until the inbox is built, which asks for it here. */
export function useUnreadInquiries(): number | undefined {
  return undefined;
}
