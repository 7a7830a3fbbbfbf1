import { CopyButton } from '@/components/ui/copy-button';
import { hook } from '@/lib/design/hooks';

/** Code of an answer, which wraps, with a button that copies it. */
export function AnswerCode({ code, name }: { code: string; name: string }) {
  return (
    <div className="code code--line mt-2 items-start!" {...hook('code')}>
      <pre translate="no" className="wrap-anywhere whitespace-pre-wrap!">
        <code>{code}</code>
      </pre>
      <CopyButton label={`Copy the ${name}`} />
    </div>
  );
}
