import { CodeBlock } from '@/components/ui/code-block';
import { Heading } from '@/components/ui/heading';
import { hook } from '@/lib/design/hooks';
import { highlightToHtml } from '@/lib/markdown/highlight';
import { tokenCall } from '@/lib/styling/token-call';
import type { TokenGroup } from '@/lib/styling/tokens';
import { word } from '@/lib/words/word';
import { TokenTable } from './token-table';

/** A mixin: a call to copy, and all its tokens. */
export async function TokenSection({ group }: { group: TokenGroup }) {
  const { mixin, tokens } = group;
  return (
    <section
      className="not-first-of-type:mt-16 [&>*+*]:mt-4"
      aria-labelledby={mixin}
      {...hook('filterGroup', mixin)}
    >
      <Heading level={2} id={mixin} name={mixin}>
        <code translate="no" className="text-[0.9em] [letter-spacing:-0.02em]">
          {mixin}
        </code>
      </Heading>
      <CodeBlock html={await highlightToHtml(tokenCall(group), 'scss')} />
      <TokenTable label={word('Tokens of {mixin}', { mixin })} tokens={tokens} />
    </section>
  );
}
