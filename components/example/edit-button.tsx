import { Word } from '@/components/ui/word';
import { word } from '@/lib/words/word';
import { Icon } from '@/components/ui/icon';
import { hook } from '@/lib/design/hooks';
import { isEditable } from '@/lib/examples/is-editable';
import type { Example } from '@/lib/examples/schema';
import { filePaths } from '@/lib/routes/file-paths';

/** Opens the editor of an example, which loads on demand. Renders nothing for what cannot be edited. */
export function EditButton({ example }: { example: Example }) {
  if (!isEditable(example)) return null;
  return (
    <button
      type="button"
      className="example-code noscript:hidden"
      aria-label={word('Edit {title}', { title: example.title })}
      aria-expanded={false}
      {...hook('editExample', filePaths.editable(example.id))}
      {...hook('tip', word('Edit template and styles'))}
    >
      <Icon name="edit" small />
      <span className="max-section:hidden">
        <Word text="Edit" />
      </span>
    </button>
  );
}
