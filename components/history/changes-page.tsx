import { OnThisPage } from '@/components/item/on-this-page';
import { changesByMajor } from '@/lib/history/changes';
import { readApiHistory } from '@/lib/history/history';
import { MajorSection, packageId } from './major-section';

/** Every difference between neighboring majors of the public API, newest first. */
export function ChangesPage() {
  const majors = changesByMajor(readApiHistory());
  return (
    <div className="doc">
      <main id="main" tabIndex={-1} className="doc__text doc__text--toc">
        <header className="head">
          <h1 tabIndex={-1} data-focus-on-navigation>
            API changes
          </h1>
          <p className="head__lede">
            What each version added to the public API, changed in it, deprecated and removed.
          </p>
        </header>
        {majors.map((changes) => (
          <MajorSection key={changes.major} changes={changes} />
        ))}
        <OnThisPage
          entries={majors.flatMap(({ major, packages }) => [
            { id: `v${major}`, text: `Version ${major}` },
            ...packages.map(({ name }) => ({ id: packageId(major, name), text: name, depth: 3 })),
          ])}
        />
      </main>
    </div>
  );
}
