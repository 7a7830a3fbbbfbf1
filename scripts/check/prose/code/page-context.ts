import ts from 'typescript';
import type { ProseFile } from '@/scripts/check/prose/shared/prose-file';

/** Name of the file with the code that the blocks of a page omit. */
export const contextFile = 'page-context.ts';

/** A component, directive or pipe that a block declares. */
interface DeclaredDirective {
  name: string;
  /** Its selector, or the name of a pipe. */
  selector: string;
}

/** The exports of a TypeScript file that other blocks can use. */
export interface Exports {
  names: readonly string[];
  directives: readonly DeclaredDirective[];
}

/** Returns the names that a file exports, and which of them templates can use. */
export function exportsOf(code: string): Exports {
  const file = ts.createSourceFile('exports.ts', code, ts.ScriptTarget.Latest, true);
  const names: string[] = [];
  const directives: DeclaredDirective[] = [];
  for (const node of file.statements) {
    if (!ts.canHaveModifiers(node)) continue;
    const isExported = ts
      .getModifiers(node)
      ?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (isExported !== true) continue;
    if (ts.isVariableStatement(node)) {
      names.push(...node.declarationList.declarations.map(({ name }) => name.getText(file)));
    }
    if (!isDeclaration(node) || node.name === undefined) continue;
    names.push(node.name.text);
    const selector = ts.isClassDeclaration(node) ? selectorOf(node) : undefined;
    if (selector !== undefined) directives.push({ name: node.name.text, selector });
  }
  return { names, directives };
}

const isDeclaration = (node: ts.Node) =>
  ts.isClassDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isEnumDeclaration(node);

function selectorOf(node: ts.ClassDeclaration): string | undefined {
  for (const { expression } of ts.getDecorators(node) ?? []) {
    if (!ts.isCallExpression(expression)) continue;
    if (!/^(Component|Directive|Pipe)$/.test(expression.expression.getText())) continue;
    const [options] = expression.arguments;
    if (options === undefined || !ts.isObjectLiteralExpression(options)) continue;
    for (const property of options.properties) {
      const isNamed =
        ts.isPropertyAssignment(property) && /^(selector|name)$/.test(property.name.getText());
      if (isNamed && ts.isStringLiteralLike(property.initializer)) return property.initializer.text;
    }
  }
  return undefined;
}

/**
 * Returns the members and exports of a page's context that no block uses, for instance because a writer
 * changed the block.
 */
export function unusedContext(context: string, { fences }: ProseFile): readonly string[] {
  const file = ts.createSourceFile('context.ts', context, ts.ScriptTarget.Latest, true);
  const shown = fences.map(({ code, context: chosen = '' }) => `${chosen} ${code}`).join(' ');
  const words = new Set(shown.match(/[A-Za-z_$][\w$]*/g));
  const { names, directives } = exportsOf(context);
  const ofTemplates = new Set(directives.map(({ name }) => name));
  const members = file.statements
    .filter(ts.isClassDeclaration)
    .filter(({ name }) => name !== undefined && !ofTemplates.has(name.text))
    .flatMap((node) => node.members.filter((member) => !isStatic(member)))
    .flatMap((member) => member.name?.getText(file) ?? []);
  const isDefault = (name: string) => name === defaultClass.html || name === defaultClass.ts;
  return [
    ...names.filter((name) => !isDefault(name) && !ofTemplates.has(name)),
    ...members.filter((name) => /^[a-zA-Z]/.test(name)),
  ].filter((name) => !words.has(name) && !usedInside(name, context));
}

/** Static members are required by the library, for instance the selector of a harness. */
const isStatic = (member: ts.ClassElement) =>
  ts.canHaveModifiers(member) &&
  (ts.getModifiers(member)?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword) ?? false);

/** Whether the context itself uses a name, for instance as the type of a member. */
const usedInside = (name: string, context: string) =>
  (context.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0) > 1;

/** The class that a block uses when it names none, by language. */
export const defaultClass = { html: 'View', ts: 'Host' } as const;
