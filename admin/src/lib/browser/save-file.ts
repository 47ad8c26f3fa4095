/** Hands a file to the browser to be saved under that name. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Not at once: some browsers begin to read only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
