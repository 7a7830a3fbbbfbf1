import { Icon } from '@/components/ui/icon';
import { Word } from '@/components/ui/word';
import { hook } from '@/lib/design/hooks';
import { isEditable } from '@/lib/examples/is-editable';
import type { Example } from '@/lib/examples/schema';
import { filePaths } from '@/lib/routes/file-paths';
import { label, word } from '@/lib/words/word';

/** Opens the editor of an example, which loads on demand. Renders nothing for what cannot be edited. */
export function EditButton({ example }: { example: Example }) {
  if (!isEditable(example)) return null;
  return (
    <button
      type="button"
      className="example-code noscript:hidden"
      {...label('Edit {title}', { title: example.title })}
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
