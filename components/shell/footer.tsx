import { site } from '@/content/site';
import { libraryVersion } from '@/lib/catalogue/version';

/** Version and licenses: ours, and that of the packages whose API descriptions the pages show. */
export function Footer() {
  return (
    <footer className="footer">
      <div className="wide">
        <p>
          Angular Material and CDK {libraryVersion}. The packages and the API descriptions shown
          here are Copyright Google LLC, under the{' '}
          <a href={`${site.repository}/blob/main/LICENSE`}>MIT license of Angular Components</a>.
          This site’s own texts, examples and code are under the MIT license.
        </p>
        <ul>
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
