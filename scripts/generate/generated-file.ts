/** A file that is written by a program: its path from the root and its text. */
export interface GeneratedFile {
  path: string;
  text: string;
}
