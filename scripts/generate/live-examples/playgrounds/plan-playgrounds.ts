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

/** An example as it lies in its folder. */
interface ExampleFolder {
  example: Example;
  folder: string;
  sources: Readonly<Record<string, string>>;
}

/**
 * Knobs and code of every playground among the examples.
 *
 * @returns plans by id
 * @throws one error with all that is wrong, a line each: file and reason
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
    const beside = playgrounds
      .filter(({ example }) => dirname(example.packagePath) === dirname(packagePath))
      .map(({ example }) => example.id);
    const scope = playgroundScope(id, beside);
    const twin = beside.find((other) => other !== id && playgroundScope(other, beside) === scope);
    // The settings of both would be the same parameters of one address.
    if (twin)
      problem(`there is another playground beside it, ${twin}, and neither is the main one`);
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
    problem('a playground has its template in a file');
    return undefined;
  }
  const others = Object.keys(sources).filter((name) => !name.startsWith(`${base}.`));
  if (others.length > 0) {
    problem(`its code is one file, but there is ${others[0]}`);
    return undefined;
  }

  const members = readKnobs(node, checker, problem);
  const names = new Set(members.knobs.map(({ name }) => name));
  const refs = new Map<string, string>();
  const namesakes = new Map<string, string>();
  const facts = {
    knobs: names,
    outputs: members.outputs,
    library,
    onSet: (expression: Parameters<typeof knobsIn>[0], ref: string) => {
      for (const knob of knobsIn(expression)) if (!refs.has(knob)) refs.set(knob, ref);
    },
    onNamesake: (knob: string, ref: string) => void namesakes.set(knob, ref),
  };
  const listed = importsOfComponent(node);
  const imported = new Set(listed.flatMap(library.exportsOf));
  const template = planTemplate(html, join(folder, `${base}.html`), { ...facts, imported });
  const css = sources[`${base}.css`];
  const code = planCode(node, { ...facts, checker, css, problem });
  const used = new Set(usesIn(template));
  return {
    id: example.id,
    file: example.primaryFile,
    hasEvents: members.outputs.size > 0 || members.models.some((name) => !isSilent(name, html)),
    knobs: members.knobs.map((knob): Knob => ({
      ...knob,
      ...apiOf(refs.get(knob.name) ?? namesakes.get(knob.name)),
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

/** Whether a model is set by other events of the library than one of its own: it is not bound both ways. */
function isSilent(model: string, html: string): boolean {
  return !new RegExp(`\\)\\]="${model}"`).test(html);
}

const apiOf = (api: string | undefined) => (api === undefined ? {} : { api });

/** Names in the `imports` of a component. */
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
