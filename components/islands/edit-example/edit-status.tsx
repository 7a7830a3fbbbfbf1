import { useEffect, useRef } from 'react';
import { Word } from '@/components/ui/word';
import { announce } from '@/lib/browser/feedback/announcer';
import { type InterfaceText, wording } from '@/lib/words/word';
import type { EditSession } from './use-edit-session';

interface EditStatusProps {
  /** Id of the text that says how to leave the editor. */
  id: string;
  session: EditSession;
  template: string;
  /** Moves to a place in the template. */
  onGoTo: (position: number) => void;
}

const lineOf = (text: string, position: number) => text.slice(0, position).split('\n').length;

/** One sentence about what is shown. */
function summaryOf({ state, marks, problem, isChanged }: EditSession): InterfaceText {
  if (state === 'starting') return 'Starting the example…';
  if (state === 'failed') return 'The example cannot be edited here.';
  if (marks.length === 1) return 'One mistake. The example shows what worked last.';
  if (marks.length > 1) return '{count} mistakes. The example shows what worked last.';
  if (problem) return 'This does not run. The example shows what worked last.';
  return isChanged ? 'Your change is shown.' : 'Change the template or the styles.';
}

/** Says what is shown, what is wrong, and how to leave the editor. */
export function EditStatus({ id, session, template, onGoTo }: EditStatusProps) {
  const { marks, problem } = session;
  const summary = summaryOf(session);
  const values = { count: String(marks.length) };
  const { text, lang } = wording(summary, values);
  const isWrong = marks.length > 0 || problem !== undefined;
  const wasAnnounced = useRef(false);

  useEffect(() => {
    // Announces the first mistake and its correction, but not each change.
    if (isWrong) announce({ text, lang });
    else if (wasAnnounced.current) announce(wording('This works again.'));
    wasAnnounced.current = isWrong;
  }, [isWrong, text, lang]);

  return (
    <div className={`px-4 py-2 text-ui ${isWrong ? 'bg-bad-soft text-bad-text' : 'text-text-2'}`}>
      <div className="flex flex-wrap justify-between gap-x-6">
        <p>
          <Word text={summary} values={values} />
        </p>
        <p id={id} className="text-small">
          <Word text="Escape, then Tab leaves the code." />
        </p>
      </div>
      {isWrong && (
        <ul className="my-1 ps-5">
          {marks.map(({ from, message }) => (
            <li key={`${from} ${message}`}>
              <button
                type="button"
                className="text-start text-inherit underline pointer-coarse:min-h-11"
                onClick={() => onGoTo(from)}
              >
                <Word
                  text="Line {line}: {message}"
                  values={{ line: String(lineOf(template, from)), message }}
                />
              </button>
            </li>
          ))}
          {problem && <li lang={problem.lang}>{problem.text}</li>}
        </ul>
      )}
    </div>
  );
}
