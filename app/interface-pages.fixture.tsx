import type { ReactNode } from 'react';
import GuidePage from '@/app/(guides)/guide/[guide]/page';
import ChangesOfApi from '@/app/(guides)/guide/api-changes/page';
import ComponentStatus from '@/app/(guides)/guide/component-status/page';
import GuideListPage from '@/app/(guides)/guides/page';
import GuidesLayout from '@/app/(guides)/layout';
import ApiTab from '@/app/[section]/[item]/(tabs)/api/page';
import ChangesTab from '@/app/[section]/[item]/(tabs)/changes/page';
import ExamplesTab from '@/app/[section]/[item]/(tabs)/examples/page';
import ItemLayout from '@/app/[section]/[item]/(tabs)/layout';
import OverviewTab from '@/app/[section]/[item]/(tabs)/overview/page';
import StylingTab from '@/app/[section]/[item]/(tabs)/styling/page';
import ExampleRoute from '@/app/[section]/[item]/examples/[example]/page';
import CatalogueRoute from '@/app/[section]/categories/page';
import SectionLayout from '@/app/[section]/layout';
import NotFound from '@/app/not-found';
import HomeRoute from '@/app/page';
import SearchRoute from '@/app/search/page';
import ThemeBuilder from '@/app/theme-builder/page';
import { ErrorPage } from '@/components/islands/error-page/error-page';
import { CookieNotice } from '@/components/shell/cookie-notice';
import { Footer } from '@/components/shell/footer';
import { SectionBar } from '@/components/shell/section-bar';
import { StartFailed } from '@/components/shell/start-failed';
import { TopBar } from '@/components/shell/top-bar';
import { serverHtml } from '@/components/ui/server-html.fixture';
import { editorParts, filteredList, searchParts, themeParts } from './interface-parts.fixture';

/** The item whose pages are rendered. */
export const shownItem = 'dialog';
const params = Promise.resolve({ section: 'components', item: shownItem });

const exampleOf = (example: string) =>
  Promise.resolve({ section: 'components', item: shownItem, example });

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

/** HTML with the texts of the interface, by what it is. */
export const interfacePages: Readonly<Record<string, () => Promise<string>>> = {
  'the shell and an API page': () => inFrame(<ApiTab params={params} />),
  'a list of examples, with a playground': () => inFrame(<ExamplesTab params={params} />),
  'the changes of a component': () => inFrame(<ChangesTab params={params} />),
  'the styling tokens of a component': () => inFrame(<StylingTab params={params} />),
  'the page of an example': () => inFrame(<ExampleRoute params={exampleOf('dialog-overview')} />),
  'the page of a playground': () =>
    inFrame(<ExampleRoute params={exampleOf('dialog-playground')} />),
  'a catalog': () => serverHtml(<CatalogueRoute params={params} />),
  'the list of guides': () =>
    serverHtml(
      <GuidesLayout>
        <GuideListPage />
      </GuidesLayout>,
    ),
  'the search page': () => serverHtml(<SearchRoute />),
  'the not-found page': () => serverHtml(<NotFound />),
  'the page of an error': () => serverHtml(<ErrorPage error={new Error()} reset={() => {}} />),
  'the page of API changes': () => serverHtml(<ChangesOfApi />),
  'the status of components': () => serverHtml(<ComponentStatus />),
  'the theme builder': () => serverHtml(<ThemeBuilder />),
  'the search palette': () => serverHtml(searchParts()),
  'the editor of examples': () => serverHtml(editorParts()),
  'a filtered list': () => serverHtml(filteredList()),
  'parts of a theme': () => serverHtml(themeParts()),
};

/** HTML of pages that consist mostly of texts of the content. */
export const authoredPages: typeof interfacePages = {
  'the home page': () => serverHtml(<HomeRoute />),
  'an overview': () => inFrame(<OverviewTab params={params} />),
  'a guide': () => serverHtml(<GuidePage params={Promise.resolve({ guide: 'getting-started' })} />),
};
