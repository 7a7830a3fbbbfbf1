import { ExamplesBand } from './examples-band';
import { GuidesBand } from './guides-band';
import { Hero } from './hero';
import { IndexOfParts } from './index-of-parts';
import { ShowcaseBand } from './showcase-band';
import { StepsBand } from './steps-band';

/** The home page: the measured sheet, an index of all components, examples, first steps and guides. */
export function HomePage() {
  return (
    <main id="main" tabIndex={-1}>
      <Hero />
      <ShowcaseBand />
      <IndexOfParts />
      <ExamplesBand />
      <StepsBand />
      <GuidesBand />
    </main>
  );
}
