import { label, word } from '@/lib/words/word';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { hook } from '@/lib/design/hooks';
import { itemOfExample } from '@/lib/examples/of-item';
import type { Example } from '@/lib/examples/schema';
import { paths } from '@/lib/routes/paths';

/** Opens the tools of a stage, which load on demand. Renders nothing for a test, which has no stage. */
export function ToolsButton({ example }: { example: Example }) {
  const { id, kind, title } = example;
  if (kind !== 'live') return null;
  return (
    <IconButton
      className="noscript:hidden"
      {...label('Tools for {title}', { title })}
      aria-expanded={false}
      tip={word('Direction, density, colors, width')}
      {...hook('exampleTools', paths.examplePreview(itemOfExample(example), id))}
    >
      <Icon name="tune" small />
    </IconButton>
  );
}
