/** What search engines read of a page, in the words of schema.org. A data block: it never runs, whatever the policy. */
export function StructuredData({ graph }: { graph: object }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of ours that cannot end its element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(graph) }} />;
}

/** JSON that may stand inside a script element: no `<` can end it, and none can begin a comment. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
