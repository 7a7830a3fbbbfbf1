import { dirname, join } from 'node:path';
import ts from 'typescript';
import { isPlayground, playgroundScope } from '@/lib/examples/playground';
import type { Example } from '@/lib/examples/schema';
import type { Knob, PlaygroundPlan } from '@/lib/playground/model';
import type { Library } from './library';
import { planCode } from './plan-code';
import { planTemplate } from './plan-template';
import { type Problem, readKnobs } from './read-knobs';
import { knobsIn } from './to-expression';

/** An example as read from its folder. */
interface ExampleFolder {
  example: Example;
  folder: string;
  sources: Readonly<Record<string, string>>;
}

/**
 * Plans the knobs and the code of all playgrounds among the examples.
 *
 * @returns the plans by id
 * @throws one error with all problems, one per line: file and reason
 */
export function planPlaygrounds(
  scanned: readonly ExampleFolder[],
  library: Library,
): ReadonlyMap<string, PlaygroundPlan> {
  const playgrounds = scanned.filter(({ example }) => isPlayground(example.id));
  const fileOf = ({ folder, example }: ExampleFolder) => join(folder, example.primaryFile);
  const program = ts.createProgram(playgrounds.map(fileOf), {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    skipLibCheck: true,
    experimentalDecorators: true,
    types: [],
  });
  const problems: string[] = [];
  const plans = new Map<string, PlaygroundPlan>();
  for (const playground of playgrounds) {
    const { id, packagePath, primaryFile } = playground.example;
    const problem: Problem = (reason) => {
      problems.push(`${packagePath}/${primaryFile}: ${reason}`);
    };
    const siblings = playgrounds
      .filter(({ example }) => dirname(example.packagePath) === dirname(packagePath))
      .map(({ example }) => example.id);
    const scope = playgroundScope(id, siblings);
    const conflict = siblings.find(
      (other) => other !== id && playgroundScope(other, siblings) === scope,
    );
    // The settings of both would have the same names in the query of the URL.
    if (conflict)
      problem(`there is another playground beside it, ${conflict}, and neither is the main one`);
    const source = program.getSourceFile(fileOf(playground));
    const plan = source && planOne(playground, source, program.getTypeChecker(), library, problem);
    if (plan) plans.set(id, { ...plan, scope });
  }
  if (problems.length > 0) throw new Error(`Playgrounds\n  ${problems.join('\n  ')}`);
  return plans;
}

function planOne(
  { example, folder, sources }: ExampleFolder,
  source: ts.SourceFile,
  checker: ts.TypeChecker,
  library: Library,
  problem: Problem,
): Omit<PlaygroundPlan, 'scope'> | undefined {
  const base = `${example.id}-example`;
  const node = source.statements
    .filter(ts.isClassDeclaration)
    .find(({ name }) => name?.text === example.componentName);
  const html = sources[`${base}.html`];
  if (!node || html === undefined) {
    problem('a playground needs a template in a separate file');
    return undefined;
  }
  const others = Object.keys(sources).filter((name) => !name.startsWith(`${base}.`));
  if (others.length > 0) {
    problem(`the code of a playground must be in one file, but there is ${others[0]}`);
    return undefined;
  }

  const members = readKnobs(node, checker, problem);
  const names = new Set(members.knobs.map(({ name }) => name));
  const refs = new Map<string, string>();
  const refsBySameName = new Map<string, string>();
  const context = {
    knobs: names,
    outputs: members.outputs,
    library,
    onSet: (expression: Parameters<typeof knobsIn>[0], ref: string) => {
      for (const knob of knobsIn(expression)) if (!refs.has(knob)) refs.set(knob, ref);
    },
    onSameName: (knob: string, ref: string) => void refsBySameName.set(knob, ref),
  };
  const listed = importsOfComponent(node);
  const imported = new Set(listed.flatMap(library.exportsOf));
  const template = planTemplate(html, join(folder, `${base}.html`), { ...context, imported });
  const css = sources[`${base}.css`];
  const code = planCode(node, { ...context, checker, css, problem });
  const used = new Set(usesIn(template));
  return {
    id: example.id,
    file: example.primaryFile,
    hasEvents: members.outputs.size > 0 || members.models.some((name) => !isSilent(name, html)),
    knobs: members.knobs.map((knob): Knob => ({
      ...knob,
      ...apiOf(refs.get(knob.name) ?? refsBySameName.get(knob.name)),
      ...(members.models.includes(knob.name) && isSilent(knob.name, html)
        ? { isSilent: true }
        : {}),
    })),
    template,
    imports: source.statements.filter(ts.isImportDeclaration).map(describeImport),
    directives: listed.map((name) => ({ name, keep: !used.has(name) })),
    code,
  };
}

/** Whether the template has no two-way binding for a model, so that other events of the library set it. */
function isSilent(model: string, html: string): boolean {
  return !new RegExp(`\\)\\]="${model}"`).test(html);
}

const apiOf = (api: string | undefined) => (api === undefined ? {} : { api });

/** The names in the `imports` of a component. */
function importsOfComponent(node: ts.ClassDeclaration): readonly string[] {
  const call = ts.getDecorators(node)?.[0]?.expression;
  const metadata = call && ts.isCallExpression(call) ? call.arguments[0] : undefined;
  if (!metadata || !ts.isObjectLiteralExpression(metadata)) return [];
  const list = metadata.properties
    .filter(ts.isPropertyAssignment)
    .find(({ name }) => name.getText() === 'imports')?.initializer;
  return list && ts.isArrayLiteralExpression(list)
    ? list.elements.map((element) => element.getText())
    : [];
}

function usesIn(nodes: PlaygroundPlan['template']): readonly string[] {
  return nodes.flatMap((node) => {
    if ('text' in node) return [];
    if ('cases' in node) return node.cases.flatMap(({ children }) => usesIn(children));
    return [...('uses' in node ? node.uses : []), ...usesIn(node.children)];
  });
}

function describeImport(node: ts.ImportDeclaration): PlaygroundPlan['imports'][number] {
  const bindings = node.importClause?.namedBindings;
  const names = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
  const from = ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : '';
  return { from, names: names.map((name) => name.getText()) };
}
