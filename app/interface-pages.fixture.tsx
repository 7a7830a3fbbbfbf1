import type { ReactNode } from 'react';
import ChangesOfApi from '@/app/(guides)/guide/api-changes/page';
import ComponentStatus from '@/app/(guides)/guide/component-status/page';
import ApiTab from '@/app/[section]/[item]/(tabs)/api/page';
import ChangesTab from '@/app/[section]/[item]/(tabs)/changes/page';
import ExamplesTab from '@/app/[section]/[item]/(tabs)/examples/page';
import ItemLayout from '@/app/[section]/[item]/(tabs)/layout';
import StylingTab from '@/app/[section]/[item]/(tabs)/styling/page';
import SectionLayout from '@/app/[section]/layout';
import ThemeBuilder from '@/app/theme-builder/page';
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
import { CookieNotice } from '@/components/shell/cookie-notice';
import { Footer } from '@/components/shell/footer';
import { SectionBar } from '@/components/shell/section-bar';
import { StartFailed } from '@/components/shell/start-failed';
import { TopBar } from '@/components/shell/top-bar';
import { serverHtml } from '@/components/ui/server-html.fixture';
import type { EditableExample } from '@/lib/browser/edit-in-place/editable';
import { noCounts } from '@/lib/search/kinds';
import type { SearchRecord } from '@/lib/search/records';

/** The item whose pages are rendered. */
export const shownItem = 'dialog';
const params = Promise.resolve({ section: 'components', item: shownItem });

const inFrame = (page: ReactNode) =>
  serverHtml(
    <>
      <TopBar />
      <SectionBar />
      <SectionLayout params={params}>
        <ItemLayout params={params}>{page}</ItemLayout>
      </SectionLayout>
      <CookieNotice />
      <Footer />
      <StartFailed />
    </>,
  );

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

function searchParts() {
  const counts = noCounts();
  return (
    <>
      <SearchField value="" onType={() => {}} />
      <KindFilter choice="all" counts={counts} onChoose={() => {}} />
      <LoadFailure of="index" onRetry={() => {}} />
      <LoadFailure of="texts" onRetry={() => {}} />
      <NoResults query="" records={[]} reportUrl="/report" />
      <RecentList pages={[{ url: '/', title: '' }]} onClear={() => {}} onFollow={() => {}} />
      <ResultRow record={record} marks={[]} />
      <p>{countText({ results: [], counts, marks: [] }, 'all')}</p>
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
function editorParts() {
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

/** HTML with the texts of the interface, by what it is. */
export const interfacePages: Readonly<Record<string, () => Promise<string>>> = {
  'the shell and an API page': () => inFrame(<ApiTab params={params} />),
  'a list of examples, with a playground': () => inFrame(<ExamplesTab params={params} />),
  'the changes of a component': () => inFrame(<ChangesTab params={params} />),
  'the styling tokens of a component': () => inFrame(<StylingTab params={params} />),
  'the page of API changes': () => serverHtml(<ChangesOfApi />),
  'the status of components': () => serverHtml(<ComponentStatus />),
  'the theme builder': () => serverHtml(<ThemeBuilder />),
  'the search palette': () => serverHtml(searchParts()),
  'the editor of examples': () => serverHtml(editorParts()),
};
