import { inlineElement } from '@/lib/page-scripts/bundles';

const styleSheet = '<link rel="stylesheet"';

/**
 * Moves the script that runs before the first paint before the stylesheets. After them it would wait for
 * them: it could neither request the theme's stylesheet in parallel nor help when one hangs.
 *
 * @param script the script's element
 * @throws when a page has no such script or no stylesheet
 */
export function withFirstScript(html: string, script = inlineElement('pre-paint')): string {
  const rest = html.replace(script, () => '');
  const place = rest.indexOf(styleSheet);
  if (rest === html || place < 0) {
    throw new Error('A page has no script for its first paint, or no stylesheet.');
  }
  return rest.slice(0, place) + script + rest.slice(place);
}
