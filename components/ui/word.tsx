import { Fragment, type ReactNode } from 'react';
import { content, type InterfaceText, languageOf, wordParts } from '@/lib/words/word';

interface WordProps {
  text: InterfaceText;
  /** The values for the names in braces: texts, or elements such as code. */
  values?: Readonly<Record<string, ReactNode>> | undefined;
}

/**
 * A text of the interface. One that the site does not translate is marked as English. It has an element of its own,
 * so that a translator of the browser may change it: see `components/ui/jsx`. So has each part beside an element.
 */
export function Word({ text, values = {} }: WordProps) {
  if (areTexts(values)) return <span {...content(text, values)} />;
  const lang = languageOf(text);
  return (
    <span>
      {wordParts(text).map((part, at) => {
        // Every second part is the name of a value, which has its own language.
        if (at % 2 === 1) return <Fragment key={at}>{values[part]}</Fragment>;
        return part === '' ? null : (
          <span key={at} lang={lang}>
            {part}
          </span>
        );
      })}
    </span>
  );
}

function areTexts(
  values: Readonly<Record<string, ReactNode>>,
): values is Readonly<Record<string, string>> {
  return Object.values(values).every((value) => typeof value === 'string');
}
