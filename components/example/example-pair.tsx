import { Word } from '@/components/ui/word';
import { word } from '@/lib/words/word';
import { cva } from 'class-variance-authority';
import { Icon } from '@/components/ui/icon';
import { requireExample } from '@/lib/examples/catalogue';
import { itemOfExample } from '@/lib/examples/of-item';
import { paths } from '@/lib/routes/paths';
import { ExampleStage } from './example-stage';

interface SideProps {
  kind: 'do' | 'avoid';
  /** Id of the example. */
  id: string;
  /** A sentence with the reason. */
  why: string;
}

const captionStyles = cva('flex gap-2 border-t-2 p-4 text-ui', {
  variants: {
    kind: {
      do: 'border-good-text *:[svg]:text-good-text',
      avoid: 'border-bad-text *:[svg]:text-bad-text',
    },
  },
});

function Side({ kind, id, why }: SideProps) {
  const example = requireExample(id);
  return (
    <figure className="row-span-2 grid grid-rows-subgrid gap-0 overflow-hidden rounded-l border border-line *:first:border-0">
      <ExampleStage example={example} />
      <figcaption className={captionStyles({ kind })}>
        <Icon name={kind === 'do' ? 'check' : 'close'} small />
        <span>
          <b>
            <Word text={kind === 'do' ? 'Do.' : 'Don’t.'} />
          </b>{' '}
          <span>{why}</span>{' '}
          <a
            href={paths.example(itemOfExample(example), id)}
            className="pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:items-center"
            aria-label={word('Code of {title}', { title: example.title })}
          >
            <Word text="Code" />
          </a>
        </span>
      </figcaption>
    </figure>
  );
}

interface ExamplePairProps {
  do: Omit<SideProps, 'kind'>;
  avoid: Omit<SideProps, 'kind'>;
}

/**
 * Two live examples side by side, one to follow and one to avoid, marked by words and colors. Both captions
 * have the height of the longer one, to align the examples.
 */
export function ExamplePair({ do: good, avoid: bad }: ExamplePairProps) {
  return (
    <div className="grid grid-cols-2 grid-rows-[1fr_auto] gap-4 max-section:grid-cols-1 max-section:grid-rows-none">
      <Side kind="do" {...good} />
      <Side kind="avoid" {...bad} />
    </div>
  );
}
