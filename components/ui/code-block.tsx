import { CodeBar } from '@/components/ui/code-bar';
import { CopyButton } from '@/components/ui/copy-button';
import { hook } from '@/lib/design/hooks';

interface CodeBlockProps {
  /** Highlighted code: escaped text and `<span>`s from `lib/markdown/highlight`. */
  html: string;
  /** File name above the code. */
  title?: string | undefined;
}

/** Code with a copy button. */
export function CodeBlock({ html, title }: CodeBlockProps) {
  const oneLine = !title && !html.includes('\n');
  const inCorner = !title && !oneLine;
  return (
    <div className={oneLine ? 'code code--line' : 'code'} {...hook('code')}>
      {title && (
        <CodeBar>
          <span translate="no">{title}</span>
          <CopyButton />
        </CodeBar>
      )}
      {/* The padding makes the end of long lines visible beside the button in the corner. */}
      <pre translate="no" tabIndex={0} className={inCorner ? 'pe-13' : undefined}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      {!title && (
        <CopyButton className={inCorner ? 'absolute top-0.5 right-0.5 bg-tint' : undefined} />
      )}
    </div>
  );
}
