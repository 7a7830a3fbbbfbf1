import { Playground } from '@/components/islands/playground/playground';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { symbolUrl } from '@/lib/api/symbol-url';
import { hook } from '@/lib/design/hooks';
import { requireExample } from '@/lib/examples/catalogue';
import { itemOfExample } from '@/lib/examples/of-item';
import { readPlan } from '@/lib/playground/read-plan';
import { paths } from '@/lib/routes/paths';
import { label, word, wording } from '@/lib/words/word';
import { EditButton } from './edit-button';
import { ExampleStage } from './example-stage';
import { ExampleSheets } from './example-styles';
import { nameInLists } from './name-in-lists';
import { ToolsButton } from './tools-button';

interface PlaygroundCardProps {
  id: string;
  /** Omits the link to the playground's own page, on that page. */
  ownPage?: boolean;
}

/** A playground: title, tools, the example, its controls, events and code. */
export function PlaygroundCard({ id, ownPage = false }: PlaygroundCardProps) {
  const example = requireExample(id);
  const plan = readPlan(id);
  const name = ownPage ? wording('Playground') : nameInLists(example);
  const apiLinks = Object.fromEntries(
    plan.knobs.flatMap(({ name, api }) => (api ? [[name, symbolUrl(api)]] : [])),
  );
  return (
    <section
      className="rounded-l border border-line bg-surface"
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <ExampleSheets ids={[id]} />
      <div className="flex min-h-12 items-center py-1 ps-4 pe-1 max-fold:flex-wrap">
        <h2 className="py-2 text-item [letter-spacing:0]" id={`${id}-title`} lang={name.lang}>
          {name.text}
        </h2>
        <div className="ms-auto flex max-fold:flex-wrap">
          <IconButton
            href={`#${id}`}
            {...hook('copyLink')}
            {...label('Copy a link to {title}', { title: example.title })}
            tip={word('Copy link')}
          >
            <Icon name="link" small />
          </IconButton>
          <ToolsButton example={example} />
          <EditButton example={example} />
          {!ownPage && (
            <IconButton
              href={paths.example(itemOfExample(example), id)}
              {...hook('withSettings')}
              {...label('Open the page of {title}', { title: example.title })}
              tip={word('Open page')}
            >
              <Icon name="arrow-forward" small />
            </IconButton>
          )}
        </div>
      </div>
      <Playground plan={plan} apiLinks={apiLinks} opener={paths.stackblitz(id)}>
        <ExampleStage example={example} />
      </Playground>
    </section>
  );
}
