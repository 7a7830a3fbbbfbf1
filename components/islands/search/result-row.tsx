import { Tag } from '@/components/ui/tag';
import { Word } from '@/components/ui/word';
import { isPlainPress } from '@/lib/browser/navigation/links';
import { isCode } from '@/lib/search/kinds';
import type { SearchRecord } from '@/lib/search/records';
import { MarkedTitle } from './marked-title';
import { ResultIcon } from './result-icon';
import { ResultPlace } from './result-place';

interface ResultRowProps {
  record: SearchRecord;
  marks: readonly string[];
  /** Set for an option of a list box, which never has the focus itself. */
  option?: { id: string; active: boolean; onPoint: () => void };
  onFollow?: () => void;
}

/** A result as a link: its name with highlighted words, its kind and its location. */
export function ResultRow({ record, marks, option, onFollow }: ResultRowProps) {
  const { title, generics, url, group, deprecated, newIn } = record;
  return (
    <a
      href={url}
      id={option?.id}
      role={option && 'option'}
      aria-selected={option?.active}
      tabIndex={option && -1}
      onClick={(event) => isPlainPress(event.nativeEvent) && onFollow?.()}
      // Scrolling with a finger must not select a result.
      onPointerMove={({ pointerType }) => pointerType !== 'touch' && option?.onPoint()}
      className="group flex min-h-14 items-center gap-4 rounded-l px-4 py-2 text-text no-underline hover:bg-hover aria-selected:bg-primary-soft aria-selected:text-on-primary-soft forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2"
    >
      <ResultIcon of={group} />
      <span className="min-w-0 flex-1">
        <span className="block text-h4 font-medium wrap-anywhere">
          <span translate={isCode(group) ? 'no' : undefined} lang={record.lang?.name}>
            <MarkedTitle title={title} marks={marks} />
            {generics && (
              <span className="text-ui font-normal text-text-2 group-aria-selected:text-on-primary-soft">
                {generics}
              </span>
            )}
          </span>
          {(deprecated || newIn) && ' '}
          {deprecated && (
            <Tag tone="old">
              <Word text="Deprecated" />
            </Tag>
          )}
          {newIn && (
            <Tag tone="new">
              <Word text="New in {version}" values={{ version: newIn }} />
            </Tag>
          )}
        </span>
        <span className="block text-small text-text-2 group-aria-selected:text-on-primary-soft">
          <ResultPlace
            record={record}
            {...(record.summary && {
              summary: { text: record.summary, lang: record.lang?.summary },
            })}
          />
        </span>
      </span>
      {option && (
        <kbd
          translate="no"
          className="hidden! section:group-aria-selected:inline-block!"
          aria-hidden="true"
        >
          Enter
        </kbd>
      )}
    </a>
  );
}
