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
import { NavGroup } from '@/components/islands/section-nav/nav-list';
import { NavStatus } from '@/components/islands/section-nav/nav-status';
import { PartList } from '@/components/islands/theme-builder/part-list';
import type { EditableExample } from '@/lib/browser/edit-in-place/editable';
import { named } from '@/lib/navigation/guide-links';
import { noCounts } from '@/lib/search/kinds';
import type { SearchRecord } from '@/lib/search/records';
import { wording } from '@/lib/words/word';

const record: SearchRecord = {
  id: 0,
  kind: 'input',
  name: '',
  title: '',
  aliases: [],
  page: { url: '', name: '', tab: 'API', section: '' },
  group: 'api',
  url: '',
  owner: '',
  testing: true,
  deprecated: true,
  newIn: '1',
};

/** A page without a text of the content. */
const ownPage: SearchRecord = {
  ...record,
  ...{ kind: 'guide', testing: false, deprecated: false },
  ...named('API changes', 'Every API difference between major versions, by component.'),
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
      <ResultRow record={{ ...ownPage, title: ownPage.name }} marks={[]} />
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
    { problem: wording('The editor did not start in time.') },
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

/** What a list at the side shows for a typed text. */
export function filteredList() {
  return (
    <>
      <NavGroup title={wording('In {section}', { section: '' })} items={[]} />
      <NavStatus noun="" text="" found={false} />
    </>
  );
}

/** The parts of a theme that its command does not contain */
export function themeParts() {
  const parts = ['the medium contrast', 'the exact colors', 'the font families'] as const;
  return <PartList parts={parts} />;
}
