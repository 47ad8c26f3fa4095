import { Fragment, type ReactNode } from 'react';
import { MarkdownTable } from './markdown-table.tsx';
import type { Block, Inline } from './read-markdown.ts';
import { readMarkdown } from './read-markdown.ts';

interface Props {
  text: string;
  /** The level that the text's own highest heading gets; the heading above the text is one higher. */
  headingLevel: 2 | 3;
  /** Where a picture is, by its content address. */
  pictureSource: (hash: string) => string;
}

/**
 * A text in Markdown as React's own elements: no HTML is written or parsed, so there is none to slip in. For server
 * components of the site: there the parser must not reach the browser.
 */
export function Markdown({ text, headingLevel, pictureSource }: Props) {
  const blocks = readMarkdown(text);
  const highest = Math.min(6, ...blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : [])));
  return (
    <div className="prose">
      <MarkdownBlocks
        blocks={blocks}
        shift={headingLevel - highest}
        link={strangersLink}
        pictureSource={pictureSource}
      />
    </div>
  );
}

const strangersLink: ShownLink = ({ href, children }) => (
  <a href={href} rel="nofollow noopener ugc">
    {children}
  </a>
);

/** How links of a text are shown. */
export type ShownLink = (link: { href: string; children: ReactNode }) => ReactNode;

interface BlocksProps {
  blocks: readonly Block[];
  /** Added to the levels of headings. */
  shift: number;
  link: ShownLink;
  /** Names headings, so that a table of contents can lead to them. */
  headingId?: (text: string) => string;
  pictureSource: (hash: string) => string;
}

/** What was read of a text, for whoever sets it among other things. */
export function MarkdownBlocks({ blocks, shift, link, headingId, pictureSource }: BlocksProps) {
  return blocks.map((block, index) => blockElement(block, index, { shift, link, headingId, pictureSource }));
}

type Setting = Omit<BlocksProps, 'blocks'> & { headingId: BlocksProps['headingId'] | undefined };

/** The words of inline parts, without their form. */
export function plainText(parts: readonly Inline[]): string {
  return parts
    .map((part) => ('children' in part ? plainText(part.children) : 'text' in part ? part.text : ''))
    .join('');
}

function blockElement(block: Block, key: number, setting: Setting): ReactNode {
  const inlines = (parts: readonly Inline[]) => parts.map((part, index) => inlineElement(part, index, setting));
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${Math.min(Math.max(block.level + setting.shift, 2), 6) as 2 | 3 | 4 | 5 | 6}` as const;
      const id = setting.headingId?.(plainText(block.children));
      return (
        <Heading key={key} id={id}>
          {inlines(block.children)}
        </Heading>
      );
    }
    case 'paragraph':
      return <p key={key}>{inlines(block.children)}</p>;
    case 'table':
      return <MarkdownTable key={key} table={block} inlines={inlines} />;
    case 'list': {
      const items = block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other identity and do not move
        <li key={index}>{item.map((part, at) => blockElement(part, at, setting))}</li>
      ));
      return block.ordered ? (
        <ol key={key} start={block.start}>
          {items}
        </ol>
      ) : (
        <ul key={key}>{items}</ul>
      );
    }
    case 'quote':
      return (
        <blockquote key={key}>{block.children.map((part, index) => blockElement(part, index, setting))}</blockquote>
      );
    case 'code':
      return (
        <pre key={key}>
          <code>{block.text}</code>
        </pre>
      );
    case 'rule':
      return <hr key={key} />;
  }
}

function inlineElement(inline: Inline, key: number, setting: Setting): ReactNode {
  const inlines = (parts: readonly Inline[]) => parts.map((part, index) => inlineElement(part, index, setting));
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'strong':
      return <strong key={key}>{inlines(inline.children)}</strong>;
    case 'emphasis':
      return <em key={key}>{inlines(inline.children)}</em>;
    case 'code':
      return <code key={key}>{inline.text}</code>;
    case 'break':
      return <br key={key} />;
    case 'link':
      return <Fragment key={key}>{setting.link({ href: inline.href, children: inlines(inline.children) })}</Fragment>;
    case 'picture':
      return <img key={key} src={setting.pictureSource(inline.hash)} alt={inline.alt} loading="lazy" />;
  }
}
