import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Word } from '@/components/ui/word';
import { lineDiff } from '@/lib/browser/edit-in-place/line-diff';
import type { EditedTexts } from '@/lib/browser/edit-in-place/share';
import { type InterfaceText, word } from '@/lib/words/word';
import type { EditSession } from './use-edit-session';

interface SharedChangeProps {
  shared: EditedTexts;
  session: EditSession;
  /** Called when the visitor has decided. */
  onDone: () => void;
}

const looks = {
  same: ['', ' '],
  removed: ['bg-bad-soft text-bad-text', '−'],
  added: ['bg-primary-soft text-on-primary-soft', '+'],
} as const;

interface DifferenceProps {
  name: InterfaceText;
  label: InterfaceText;
  before: string;
  after: string;
}

function Difference({ name, label, before, after }: DifferenceProps) {
  if (before === after) return null;
  return (
    <figure className="my-2">
      <figcaption className="text-small text-text-2">
        <Word text={name} />
      </figcaption>
      <pre
        className="max-h-64 overflow-auto font-mono text-code"
        tabIndex={0}
        aria-label={word(label)}
        translate="no"
      >
        {lineDiff(before, after).map(({ kind, text }, at) => (
          <span key={`${at} ${text}`} className={`block px-2 ${looks[kind][0]}`}>
            {`${looks[kind][1]} ${text}`}
          </span>
        ))}
      </pre>
    </figure>
  );
}

/** Shows what a shared link changes. The change runs only after the visitor has agreed. */
export function SharedChange({ shared, session, onDone }: SharedChangeProps) {
  const { original, edit, state } = session;
  const [isPressed, setPressed] = useState(false);
  return (
    <div className="border-b border-line p-4 text-ui" role="group" aria-label={word('Shared code')}>
      <p>
        <Word text="Somebody has changed this example. Look at the code before you run it." />
      </p>
      <Difference
        name="the template"
        label="What the link changes in the template"
        before={original.template}
        after={shared.template}
      />
      <Difference
        name="the styles"
        label="What the link changes in the styles"
        before={original.css}
        after={shared.css}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="filled"
          disabled={isPressed || state !== 'ready'}
          onClick={() => {
            setPressed(true);
            edit(shared);
            onDone();
          }}
        >
          <Word text="Run shared code" />
        </Button>
        <Button onClick={onDone}>
          <Word text="Keep the original" />
        </Button>
      </div>
    </div>
  );
}
