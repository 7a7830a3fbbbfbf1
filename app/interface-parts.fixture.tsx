import { EditBar } from '@/components/islands/edit-example/edit-bar';
import { EditStatus } from '@/components/islands/edit-example/edit-status';
import { SharedChange } from '@/components/islands/edit-example/shared-change';
import type { EditSession } from '@/components/islands/edit-example/use-edit-session';
import { KindFilter } from '@/components/islands/search/kind-filter';
import { LoadFailure } from '@/components/islands/search/load-failure';
import { NoResults } from '@/components/islands/search/no-results';
import { PaletteKeys } from '@/components/islands/search/palette-keys';
import { RecentList } from '@/components/islands/search/recent-list';
import { countText } from '@/components/islands/search/result-groups';
import { ResultRow } from '@/components/islands/search/result-row';
import { SearchField } from '@/components/islands/search/search-field';
import type { EditableExample } from '@/lib/browser/edit-in-place/editable';
import { noCounts } from '@/lib/search/kinds';
import type { SearchRecord } from '@/lib/search/records';

const record: SearchRecord = {
  id: 0,
  kind: 'input',
  name: '',
  title: '',
  aliases: [],
  page: { url: '', name: '', tab: '', section: '' },
  group: 'api',
  url: '',
  owner: '',
  testing: true,
  deprecated: true,
  newIn: '1',
};

/** The parts of the search. */
export function searchParts() {
  const counts = noCounts();
  const count = countText({ results: [], counts, marks: [] }, 'all');
  return (
    <>
      <SearchField value="" onType={() => {}} />
      <KindFilter choice="all" counts={counts} onChoose={() => {}} />
      <LoadFailure of="index" onRetry={() => {}} />
      <LoadFailure of="texts" onRetry={() => {}} />
      <NoResults query="" records={[]} reportUrl="/report" />
      <RecentList pages={[{ url: '/', title: '' }]} onClear={() => {}} onFollow={() => {}} />
      <ResultRow record={record} marks={[]} />
      <p lang={count.lang}>{count.text}</p>
      <PaletteKeys />
    </>
  );
}

const example: EditableExample = {
  ...{ id: '', page: '', opener: '/open', scripts: [], entries: [], packages: {}, code: '' },
  ...{
    module: '',
    className: '',
    texts: {},
    template: '',
    styles: '',
    withStylesheet: '',
    sheets: [],
  },
};

const session: EditSession = {
  texts: { template: '', css: '' },
  original: { template: '', css: '' },
  isChanged: false,
  state: 'ready',
  marks: [],
  problem: '',
  names: () => undefined,
  edit: () => {},
  reset: () => {},
  restart: () => {},
};

/** The editor in each of its states. CodeMirror, which is in it, needs a browser. */
export function editorParts() {
  const mark = { from: 0, to: 1, message: '' };
  const states: readonly Partial<EditSession>[] = [
    {},
    { isChanged: true },
    { state: 'starting' },
    { state: 'failed' },
    { marks: [mark] },
    { marks: [mark, mark] },
    { problem: '?' },
  ];
  const shared = { template: 'a', css: 'b' };
  return (
    <>
      <EditBar example={example} session={session} onClose={() => {}} />
      <SharedChange shared={shared} session={session} onDone={() => {}} />
      {states.map((state, at) => (
        <EditStatus
          key={at}
          id=""
          session={{ ...session, ...state }}
          template=""
          onGoTo={() => {}}
        />
      ))}
    </>
  );
}
