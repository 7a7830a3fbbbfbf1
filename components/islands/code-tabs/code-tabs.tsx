'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { CodeBar } from '@/components/ui/code-bar';
import { store } from '@/lib/browser/page/storage';
import { codeLanguage, codeLanguages } from '@/lib/browser/preferences/stored-choice';
import { hook } from '@/lib/design/hooks';
import { word } from '@/lib/words/word';

export interface CodeTab {
  /** File name. */
  name: string;
  label: string;
  /** The language of the label if it is another than the page's. */
  lang?: 'en' | undefined;
  /** Highlighted code, or an editor. */
  code: ReactNode;
  isEditor?: boolean;
}

interface CodeTabsProps {
  /** Prefix for the ids of tabs and panels. */
  id: string;
  tabs: readonly CodeTab[];
  /** Whether the language that is selected here is also shown first in other frames, and vice versa. */
  remember?: boolean;
  /** Content at the end of the bar. */
  children: ReactNode;
}

const tabStyle =
  "relative px-4 font-medium whitespace-nowrap hover:bg-hover hover:text-text focus-visible:rounded-l focus-visible:-outline-offset-3 active:bg-pressed aria-selected:not-hover:text-primary-text aria-selected:after:absolute aria-selected:after:inset-x-4 aria-selected:after:-bottom-px aria-selected:after:border-t-2 aria-selected:after:border-primary-fill aria-selected:after:content-['']";

/** The index that a key moves to from `at`, among `count` tabs. */
function destination(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** The language of a file, if readers can prefer it. */
const languageOf = ({ name }: CodeTab) =>
  codeLanguages.find((language) => name.endsWith(`.${language}`));

/** For each file that is the first of its language, the language; undefined for the others. */
function firstOfLanguages(tabs: readonly CodeTab[]) {
  const all = tabs.map(languageOf);
  return all.map((language, index) => (all.indexOf(language) === index ? language : undefined));
}

/** Files in tabs. Arrow keys select a tab; only the selected tab is in the tab order. */
export function CodeTabs({ id, tabs, remember = false, children }: CodeTabsProps) {
  const [selected, setSelected] = useState<number>();
  const list = useRef<HTMLDivElement>(null);
  const languages = remember ? firstOfLanguages(tabs) : [];
  const known = languages.filter(Boolean).join(' ');
  const shown = selected ?? 0;

  useEffect(() => {
    if (known === '') return;
    // In an effect, because the server does not know the stored language. Until then a style rule shows it.
    const language = codeLanguage.stored();
    const at = tabs.findIndex((tab) => languageOf(tab) === language);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- storage is read once, after hydration
    setSelected((now) => now ?? Math.max(0, at));
  }, [known, tabs]);

  const select = (index: number) => {
    setSelected(index);
    const language = languages[index];
    if (language) store(codeLanguage.key, language);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const to = destination(event.key, shown, tabs.length);
    if (to === undefined) return;
    event.preventDefault();
    select(to);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };

  return (
    <div
      className="code rounded-t-none border-0 noscript:*:first:hidden"
      {...hook('code')}
      {...(known !== '' && selected === undefined && hook('codeFiles', known))}
    >
      <CodeBar>
        <div
          ref={list}
          className="-ms-4 flex min-w-0 [scrollbar-width:none] self-stretch overflow-x-auto"
          role="tablist"
          aria-label={word('Files')}
          onKeyDown={onKeyDown}
        >
          {tabs.map(({ name, label, lang }, index) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}-tab-${index}`}
              aria-selected={index === shown}
              aria-controls={`${id}-panel-${index}`}
              tabIndex={index === shown ? 0 : -1}
              onClick={() => select(index)}
              className={tabStyle}
              lang={lang}
              {...hook('tip', name)}
            >
              {label}
            </button>
          ))}
        </div>
        {children}
      </CodeBar>
      {tabs.map(({ name, code, isEditor = false }, index) => {
        const Panel = isEditor ? 'div' : 'pre';
        return (
          <Panel
            key={name}
            translate="no"
            role="tabpanel"
            id={`${id}-panel-${index}`}
            aria-labelledby={`${id}-tab-${index}`}
            {...(!isEditor && { tabIndex: 0 })}
            hidden={index !== shown}
            className="noscript:block noscript:before:mb-2 noscript:before:block noscript:before:text-text-2 noscript:before:content-[attr(data-file)]"
            data-file={name}
            {...(languages[index] && hook('codeLanguage', languages[index]))}
          >
            {code}
          </Panel>
        );
      })}
    </div>
  );
}
