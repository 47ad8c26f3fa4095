import { readBlock } from '../document/split-parts.ts';
import type { Request, Writer } from '../editing.ts';
import { BlockDialog } from './block-dialog.tsx';
import { CarsDialog } from './cars-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { ReferenceDialog } from './reference-dialog.tsx';

interface Props {
  request: Request;
  writer: Writer;
  onClose: () => void;
}

/** The dialog for what somebody wants to insert, or to change where it stands. */
export function InsertDialog({ request, writer, onClose }: Props) {
  if (request.kind === 'link') return <LinkDialog writer={writer} onClose={onClose} />;
  const { kind, standing } = request;
  const put = standing?.replace ?? (kind === 'reference' ? writer.insertReference : writer.insertBlock);
  const take = (source: string) => {
    onClose();
    put(source);
  };
  const isNew = standing === undefined;
  const block = standing && readBlock(standing.source);
  switch (kind) {
    case 'reference':
      return <ReferenceDialog standing={standing} onTake={take} onClose={onClose} />;
    case 'cars':
      return <CarsDialog block={block} isNew={isNew} onTake={take} onClose={onClose} />;
    case 'picture':
      return <PictureDialog block={block} isNew={isNew} onTake={take} onClose={onClose} />;
    case 'block':
      return <BlockDialog standing={standing} onTake={take} onClose={onClose} />;
  }
}
