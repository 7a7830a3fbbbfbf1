import type { Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentProps } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { ExampleCard } from '@/components/example/example-card';
import { ExamplePair } from '@/components/example/example-pair';
import { ExampleSnippet } from '@/components/example/example-snippet';
import { ExampleSheets } from '@/components/example/example-styles';
import { SystemVariables } from '@/components/styling/system-variables';
import { CodeBlock } from '@/components/ui/code-block';
import { Heading } from '@/components/ui/heading';
import { RestOfPage } from '@/components/ui/rest-of-page';
import { StaticHtml } from '@/components/ui/static-html';
import { hook } from '@/lib/design/hooks';
import { examplesIn } from '@/lib/markdown/examples-in';
import { isSystemVariableGroup } from '@/lib/styling/system-variables';
import { Callout } from './callout';
import { ProseLink } from './prose-link';

/** A text from Markdown, with headings, links, code, callouts and examples as components. */
export function Prose({ tree }: { tree: Root }) {
  return (
    <RestOfPage>
      <ExampleSheets ids={examplesIn(tree)} />
      <StaticHtml className="prose" {...hook('prose')}>
        {toJsxRuntime(tree, options)}
      </StaticHtml>
    </RestOfPage>
  );
}

type Attributes = Record<`data-${string}`, string | undefined>;

type HeadingProps = ComponentProps<'h2'> & Attributes;

function ProseHeading({ level, 'data-name': name, ...props }: HeadingProps & { level: 2 | 3 | 4 }) {
  return <Heading level={level} name={name} {...props} />;
}

const components = {
  a: ProseLink,
  h2: (props: HeadingProps) => <ProseHeading level={2} {...props} />,
  h3: (props: HeadingProps) => <ProseHeading level={3} {...props} />,
  h4: (props: HeadingProps) => <ProseHeading level={4} {...props} />,
  'callout-box': ({ children, ...props }: ComponentProps<'div'> & Attributes) => (
    <Callout kind={props['data-kind'] === 'warning' ? 'warning' : 'note'}>{children}</Callout>
  ),
  'code-block': (props: Attributes) => (
    <CodeBlock html={props['data-html'] ?? ''} title={props['data-title']} />
  ),
  'system-variables': ({ 'data-group': group = '' }: Attributes) =>
    isSystemVariableGroup(group) ? <SystemVariables group={group} /> : null,
  'example-pair': (props: Attributes) => (
    <ExamplePair
      do={{ id: props['data-do'] ?? '', why: props['data-do-why'] ?? '' }}
      avoid={{ id: props['data-avoid'] ?? '', why: props['data-avoid-why'] ?? '' }}
    />
  ),
  'live-example': (props: Attributes) => {
    const id = props['data-id'] ?? '';
    const file = props['data-file'];
    if (!file) return <ExampleCard id={id} />;
    return <ExampleSnippet id={id} file={file} region={props['data-region']} />;
  },
};

const options = { Fragment, jsx, jsxs, components };
