import type { DocItem } from '@/content/types';
import { anatomyOf } from '@/lib/anatomy/drawing';
import { packageOf } from '@/lib/catalogue/packages';
import { blocks } from './text';

/** The parts of a component with their measures, as a numbered list: the same facts as its drawing. */
export function anatomyMarkdown(item: DocItem): string | undefined {
  const drawing = anatomyOf(item);
  if (!drawing) return undefined;
  const rows = drawing.parts.map(
    ({ name, words }, at) => `${at + 1}. ${name}: ${words.join(', ')}`,
  );
  const unit = packageOf(item).hasTokens === true ? ' (sizes in CSS pixels, at density 0)' : '';
  return blocks(`**Parts**${unit}`, rows.join('\n'));
}
