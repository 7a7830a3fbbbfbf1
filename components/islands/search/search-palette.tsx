'use client';

import { type KeyboardEvent, type RefObject, useCallback, useEffect, useId, useState } from 'react';
import { ModalSheet } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { label, wording } from '@/lib/words/word';
import { copyAnswer, isCopyKey } from './copy-answer';
import { type Choice, KindFilter } from './kind-filter';
import { PaletteBody } from './palette-body';
import { PaletteKeys } from './palette-keys';
import { PalettePreview } from './palette-preview';
import { countText, shownGroups } from './result-groups';
import { ResultList } from './result-list';
import { SearchField } from './search-field';
import { useActiveOption } from './use-active-option';
import { type Place, useOpenResult } from './use-open-result';
import { useSearch } from './use-search';

export interface SearchPaletteProps {
  /** Initial text of the field. */
  text: string;
  /** Set when Enter was pressed after that text: where its first result is opened. */
  enter?: Place | undefined;
  reportUrl: string | undefined;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Called when a result is opened in this tab: the new page decides where the focus goes. */
  onFollow: () => void;
}

/** Moves the caret to the end of the field: the dialog would select the text, and the next key replace it. */
function focusEnd(event: Event): void {
  const field = event.target instanceof Element && event.target.querySelector('input');
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}

/** The search as a dialog. The focus stays in the field; keys move through the list below it. */
export function SearchPalette(props: SearchPaletteProps) {
  const { opener, onClose, onFollow } = props;
  const [query, setQuery] = useState(props.text);
  const [choice, setChoice] = useState<Choice>('all');
  const search = useSearch(query);
  const { answer, index } = search;
  const groups = shownGroups(answer, choice);
  const records = groups.flatMap((group) => group.records);
  const { active, choose, onKey } = useActiveOption(records, `${choice} ${query.trim()}`);
  const listId = useId();
  const sheetId = useId();
  const optionId = (id: number) => `${listId}-${id}`;
  const activeId = active && optionId(active.id);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const url = active?.url;
  const open = useCallback(
    (place: Place) => {
      if (url === undefined || activeId === undefined) return;
      if (place === 'new tab') window.open(url, '_blank', 'noopener');
      else document.getElementById(activeId)?.click();
    },
    [url, activeId],
  );
  const { isCurrent, failure } = search;
  const openResult = useOpenResult(
    { query: query.trim(), isCurrent, failed: failure === 'index' },
    props.enter,
    open,
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const modified = event.shiftKey || event.altKey;
    if (isCopyKey(event)) {
      copyAnswer(document.getElementById(sheetId));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      openResult(event.ctrlKey || event.metaKey ? 'new tab' : 'here');
    } else if (!modified && !event.ctrlKey && !event.metaKey && onKey(event)) {
      event.preventDefault();
    }
  };

  const count = countText(answer, choice);
  return (
    <ModalSheet
      id={sheetId}
      title={wording('Search the documentation')}
      opener={opener}
      onClose={onClose}
      onOpenAutoFocus={focusEnd}
      className="fixed inset-x-0 top-[clamp(0px,10vh,6rem)] z-50 mx-auto flex max-h-[min(42rem,80dvh)] w-[min(40rem,calc(100%-2rem))] flex-col overflow-hidden rounded-xl bg-surface shadow-dialog max-section:inset-0 max-section:max-h-none max-section:w-full max-section:rounded-none drawer:w-[min(60rem,calc(100%-2rem))] print:hidden forced-colors:border"
    >
      <SearchField
        role="combobox"
        aria-expanded={records.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        value={query}
        onType={setQuery}
        onKeyDown={onKeyDown}
      >
        <span className="size-10 flex-none pointer-coarse:size-11" />
      </SearchField>
      <KindFilter choice={choice} counts={answer?.counts} onChoose={setChoice} />
      <div className="flex min-h-0 flex-1 max-drawer:flex-col-reverse">
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          <PaletteBody
            query={query.trim()}
            search={search}
            found={records.length > 0}
            reportUrl={props.reportUrl}
            onFollow={onFollow}
          />
          <ResultList
            id={listId}
            groups={groups}
            marks={answer?.marks ?? []}
            active={active}
            optionId={optionId}
            onPoint={choose}
            onFollow={onFollow}
          />
        </div>
        {index && active && <PalettePreview index={index} record={active} />}
      </div>
      <p role="status" className="sr-only" lang={count.lang}>
        {count.text}
      </p>
      <PaletteKeys />
      <IconButton {...label('Close search')} className="absolute! end-3 top-3" onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </ModalSheet>
  );
}
