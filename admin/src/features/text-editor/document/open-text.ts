import type { DocumentNode } from './document-node.ts';
import { documentOf, readBlocks } from './read-document.ts';
import { writeBlockNode } from './write-document.ts';

export interface OpenText {
  document: DocumentNode;
  /** Blocks as Markdown. One that nobody touched is written as its author wrote it, line ends and all. */
  write: (blocks: readonly DocumentNode[]) => string;
}

export function openText(markdown: string): OpenText {
  const blocks = readBlocks(markdown);
  const sourceByUsualForm = new Map(blocks.map(({ node, source }) => [writeBlockNode(node), source]));
  // A text is written with every letter that is typed: only the block in which it was typed is worked out again.
  const known = new WeakMap<DocumentNode, string>();
  const usualForm = (node: DocumentNode): string => {
    const written = known.get(node) ?? writeBlockNode(node);
    known.set(node, written);
    return written;
  };
  return {
    document: documentOf(blocks),
    write: (content) =>
      content
        .flatMap((node, index) => {
          const usual = usualForm(node);
          if (usual === '') return [];
          const follows = content[index - 1];
          return [
            sourceByUsualForm.get(usual) ?? (follows?.type === node.type ? writeBlockNode(node, follows) : usual),
          ];
        })
        .join('\n\n'),
  };
}
