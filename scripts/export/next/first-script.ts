import { inlineElement } from '@/lib/page-scripts/bundles';

const styleSheet = '<link rel="stylesheet"';

/**
 * Puts the script that runs before the first paint in front of the style sheets. Behind them it would wait for
 * them, and could neither ask for the theme's beside them nor help where one hangs.
 *
 * @param script the script's element
 * @throws when a page lacks the script or a style sheet
 */
export function withFirstScript(html: string, script = inlineElement('pre-paint')): string {
  const rest = html.replace(script, () => '');
  const place = rest.indexOf(styleSheet);
  if (rest === html || place < 0) {
    throw new Error('A page without the script for its first paint, or without a style sheet.');
  }
  return rest.slice(0, place) + script + rest.slice(place);
}
