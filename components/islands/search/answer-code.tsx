import { CopyButton } from '@/components/ui/copy-button';
import { hook } from '@/lib/design/hooks';
import type { InterfaceText } from '@/lib/words/word';

interface AnswerCodeProps {
  code: string;
  /** The name of the button that copies it. */
  copyName: InterfaceText;
}

/** Code of an answer, which wraps, with a button that copies it. */
export function AnswerCode({ code, copyName }: AnswerCodeProps) {
  return (
    <div className="code code--line mt-2 items-start!" {...hook('code')}>
      <pre translate="no" className="wrap-anywhere whitespace-pre-wrap!">
        <code>{code}</code>
      </pre>
      <CopyButton label={copyName} />
    </div>
  );
}
