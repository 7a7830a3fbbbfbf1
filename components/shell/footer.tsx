import { site } from '@/content/site';
import { libraryVersion } from '@/lib/catalogue/version';

/** Version and licenses: ours, and that of the packages whose API descriptions the pages show. */
export function Footer() {
  return (
    <footer className="border-t border-line bg-tint text-ui text-text-2 print:hidden">
      <div className="mx-auto flex w-full max-w-frame flex-wrap gap-x-8 gap-y-3 px-gutter py-8 links:text-inherit pointer-coarse:links:inline-flex pointer-coarse:links:min-h-11 pointer-coarse:links:items-center">
        <p className="flex-[1_1_24rem]">
          Angular Material and CDK {libraryVersion}. The packages and the API descriptions shown
          here are Copyright Google LLC, under the{' '}
          <a href={`${site.repository}/blob/main/LICENSE`}>MIT license of Angular Components</a>.
          This site’s own texts, examples and code are under the MIT license.
        </p>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          <li>
            <a href={`${site.repository}/releases`}>Releases</a>
          </li>
          <li>
            <a href={`${site.repository}/issues`}>Report a problem with a component</a>
          </li>
        </ul>
      </div>
    </footer>
  );
}
