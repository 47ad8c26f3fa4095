interface ImportMetaEnv {
  /** Where the reader of papers lies: build/papers-files.ts. */
  readonly PAPERS_FOLDER: string;
}
