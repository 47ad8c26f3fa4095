import { imagePath } from '@kardan/contract/values/image-sizes';
import type { ReactNode } from 'react';
import { type Block, type Inline, readMarkdown } from './read-markdown.ts';

interface Props {
  text: string;
  /** The level that the text's own highest heading gets; the heading above the text is one higher. */
  headingLevel: 2 | 3;
}

/**
 * A text in Markdown as React's own elements: no HTML is written or parsed, so there is none to slip in. For server
 * components; the parser must not reach the browser.
 */
export function Markdown({ text, headingLevel }: Props) {
  const blocks = readMarkdown(text);
  const highest = Math.min(6, ...blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : [])));
  const shift = headingLevel - highest;
  return <div className="prose">{blocks.map((block, index) => blockElement(block, index, shift))}</div>;
}

function blockElement(block: Block, key: number, shift: number): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${Math.min(Math.max(block.level + shift, 2), 6) as 2 | 3 | 4 | 5 | 6}` as const;
      return <Heading key={key}>{block.children.map(inlineElement)}</Heading>;
    }
    case 'paragraph':
      return <p key={key}>{block.children.map(inlineElement)}</p>;
    case 'list': {
      const items = block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other identity and do not move
        <li key={index}>{item.map((part, at) => blockElement(part, at, shift))}</li>
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
      return <blockquote key={key}>{block.children.map((part, index) => blockElement(part, index, shift))}</blockquote>;
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

function inlineElement(inline: Inline, key: number): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'strong':
      return <strong key={key}>{inline.children.map(inlineElement)}</strong>;
    case 'emphasis':
      return <em key={key}>{inline.children.map(inlineElement)}</em>;
    case 'code':
      return <code key={key}>{inline.text}</code>;
    case 'break':
      return <br key={key} />;
    case 'link':
      return (
        <a key={key} href={inline.href} rel="nofollow noopener ugc">
          {inline.children.map(inlineElement)}
        </a>
      );
    case 'picture':
      return (
        // biome-ignore lint/performance/noImgElement: the address is the optimiser's
        <img key={key} src={imagePath(inline.hash, 828)} alt={inline.alt} loading="lazy" />
      );
  }
}
