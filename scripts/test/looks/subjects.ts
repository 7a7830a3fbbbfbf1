import type { Options } from './options';
import type { Subject } from './photograph';
import { views } from './views';

/** Every picture that the options ask for, page by page. */
export function subjectsOf(options: Pick<Options, 'views' | 'themes' | 'widths'>): Subject[] {
  return views
    .filter(({ name }) => options.views.includes(name))
    .flatMap((view) =>
      options.widths
        .filter((width) => view.below === undefined || width < view.below)
        .flatMap((width) => options.themes.map((theme) => ({ view, theme, width }))),
    );
}
