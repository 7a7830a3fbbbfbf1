import { CodeBlock } from '@/components/prose/code-block';
import { highlightToHtml, type CodeLanguage } from '@/lib/markdown/highlight';

const steps: { title: string; text: string; code: string; language: CodeLanguage }[] = [
  {
    title: 'Add the package',
    text: 'The schematic installs Material and the CDK, then sets up fonts and a first theme.',
    code: 'ng add @angular/material',
    language: 'bash',
  },
  {
    title: 'Import what you use',
    text: 'Components are standalone, so your bundle holds only the ones you name.',
    code: 'imports: [MatButton, MatIcon]',
    language: 'ts',
  },
  {
    title: 'Choose the colours',
    text: 'One mixin turns a palette into every role, for light and for dark.',
    code: '@include mat.theme((color: mat.$azure-palette));',
    language: 'scss',
  },
];

/** From an empty project to a themed page in three commands. */
export async function StepsBand() {
  const coded = await Promise.all(
    steps.map(async (step) => ({ ...step, html: await highlightToHtml(step.code, step.language) })),
  );
  return (
    <section className="band" aria-labelledby="steps">
      <div className="wide">
        <div className="band__head">
          <h2 id="steps">From nothing to a themed page</h2>
        </div>
        <ol className="steps">
          {coded.map(({ title, text, html }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              <CodeBlock html={html} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
