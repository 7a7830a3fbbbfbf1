import ts from 'typescript';
import { type NgMetadata, splitSelectors } from './metadata';

type Decorated = ts.ClassElement | ts.ClassDeclaration;

/** Arguments of the decorator with this name, when the class or member has it. */
export function decoratorArguments(
  node: Decorated,
  name: string | RegExp,
): readonly ts.Expression[] | undefined {
  const decorators = ts.canHaveDecorators(node) ? (ts.getDecorators(node) ?? []) : [];
  for (const { expression } of decorators) {
    if (!ts.isCallExpression(expression)) continue;
    const called = expression.expression.getText();
    if (typeof name === 'string' ? called === name : name.test(called)) return expression.arguments;
  }
  return undefined;
}

/** An option in the object literal passed to a decorator of a class or member. */
export function decoratorOption(
  node: Decorated,
  decorator: string | RegExp,
  option: string,
): ts.Expression | undefined {
  return objectOption(decoratorArguments(node, decorator)?.[0], option);
}

/** The value of a property of an object literal. */
export function objectOption(
  node: ts.Expression | undefined,
  option: string,
): ts.Expression | undefined {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  return node.properties
    .filter(ts.isPropertyAssignment)
    .find(({ name }) => unquote(name.getText()) === option)?.initializer;
}

/** A text without the quotes around it. */
export const unquote = (text: string) => text.replace(/^(['"`])([\s\S]*)\1$/, '$2');

/**
 * The injector that provides a class by itself, as its source says: `root` for `@Service()`,
 * whatever `@Injectable` names otherwise.
 */
export function providedInOf(source: ts.ClassDeclaration): string | undefined {
  const named = decoratorOption(source, 'Injectable', 'providedIn');
  if (named) return ts.isStringLiteral(named) ? named.text : named.getText();
  if (!decoratorArguments(source, 'Service')) return undefined;
  const automatic = decoratorOption(source, 'Service', 'autoProvided');
  return automatic?.kind === ts.SyntaxKind.FalseKeyword ? undefined : 'root';
}

/**
 * What the decorator of a source class says, for classes that are published without compiled
 * metadata, as helpers for tests are.
 */
export function metadataFromSource(source: ts.ClassDeclaration): Partial<NgMetadata> {
  if (decoratorArguments(source, 'NgModule')) return { kind: 'ngmodule' };
  if (decoratorArguments(source, /^(Service|Injectable)$/)) return { kind: 'service' };
  const isComponent = !!decoratorArguments(source, 'Component');
  if (!isComponent && !decoratorArguments(source, 'Directive')) return {};
  const selector = decoratorOption(source, /^(Component|Directive)$/, 'selector');
  const standalone = decoratorOption(source, /^(Component|Directive)$/, 'standalone');
  return {
    kind: isComponent ? 'component' : 'directive',
    selectors: selector && ts.isStringLiteralLike(selector) ? splitSelectors(selector.text) : [],
    standalone: standalone?.kind !== ts.SyntaxKind.FalseKeyword,
  };
}
