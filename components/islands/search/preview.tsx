import { cx } from 'class-variance-authority';
import type { SearchIndex } from '@/lib/browser/search/search-index';
import { withFigureLooks } from '@/lib/design/figure-looks';
import { hasAnswer, isCode } from '@/lib/search/kinds';
import type { SearchRecord } from '@/lib/search/records';
import { word } from '@/lib/words/word';
import { AnswerCode } from './answer-code';
import { ResultPlace } from './result-place';
import { usePreview } from './use-preview';

interface PreviewProps {
  index: SearchIndex;
  record: SearchRecord;
  className: string;
}

/**
 * A result without its page. Of a symbol or an error it is the answer: signature, import or cure, to copy. Of others it
 * is the drawing and the first sentences.
 */
export function Preview({ index, record, className }: PreviewProps) {
  const preview = usePreview(index, record);
  const { group, title, generics } = record;
  const copyName =
    group === 'problems'
      ? 'Copy the cure'
      : group === 'tokens'
        ? 'Copy the code'
        : 'Copy the signature';
  const text = preview?.text && (
    <p className="mt-3" lang={preview.lang}>
      {preview.text}
    </p>
  );
  return (
    <section
      aria-label={word(hasAnswer(group) ? 'Answer' : 'Preview')}
      // It may scroll, so keys must reach it.
      tabIndex={0}
      className={cx('overflow-y-auto bg-tint text-ui focus-visible:-outline-offset-3', className)}
    >
      {preview?.drawing !== undefined && (
        <svg
          viewBox="0 0 240 136"
          aria-hidden="true"
          className="mb-4 w-full rounded-l border border-line bg-page forced-color-adjust-none"
          dangerouslySetInnerHTML={{ __html: withFigureLooks(preview.drawing) }}
        />
      )}
      <p className="text-h4 wrap-anywhere" translate={isCode(group) ? 'no' : undefined}>
        <span lang={record.lang?.name}>{title}</span>
        {generics && <span className="text-ui text-text-2">{generics}</span>}
      </p>
      <p className="mt-1 text-small text-text-2">
        <ResultPlace record={record} />
      </p>
      {/* The words of a cure come before its code. */}
      {group === 'problems' && text}
      {preview?.code !== undefined && <AnswerCode code={preview.code} copyName={copyName} />}
      {preview?.import !== undefined && (
        <AnswerCode code={preview.import} copyName="Copy the import" />
      )}
      {group !== 'problems' && text}
    </section>
  );
}
