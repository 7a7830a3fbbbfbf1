import { Icon } from './icon';

interface CodeBlockProps {
  /** Highlighted code: escaped text and `<span>`s from `lib/markdown/highlight`. */
  html: string;
  /** File name above the code. */
  title?: string;
}

/** Code with a button that copies it; the page's script acts on `data-copy-code`. */
export function CodeBlock({ html, title }: CodeBlockProps) {
  const oneLine = !title && !html.includes('\n');
  const copy = (
    <button type="button" className="icon-btn" aria-label="Copy the code" data-copy-code>
      <Icon name="copy" small />
    </button>
  );
  return (
    <div className={oneLine ? 'code code--line' : 'code'} data-code>
      {title && (
        <div className="code__bar">
          {title}
          {copy}
        </div>
      )}
      <pre tabIndex={0}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      {!title && copy}
    </div>
  );
}
