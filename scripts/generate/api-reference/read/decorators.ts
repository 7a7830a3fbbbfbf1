import ts from 'typescript';
import { type NgMetadata, splitSelectors } from './metadata';

type Decorated = ts.ClassElement | ts.ClassDeclaration;

/** The arguments of a decorator of a class or member; undefined without this decorator. */
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

/** The value of an option in the object literal that is passed to a decorator. */
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

/** Removes the quotes around a text. */
export const unquote = (text: string) => text.replace(/^(['"`])([\s\S]*)\1$/, '$2');

/**
 * The injector that provides a class, according to its source: `root` for `@Service()`, otherwise
 * `providedIn` of `@Injectable`.
 */
export function providedInOf(source: ts.ClassDeclaration): string | undefined {
  const named = decoratorOption(source, 'Injectable', 'providedIn');
  if (named) return ts.isStringLiteral(named) ? named.text : named.getText();
  if (!decoratorArguments(source, 'Service')) return undefined;
  const automatic = decoratorOption(source, 'Service', 'autoProvided');
  return automatic?.kind === ts.SyntaxKind.FalseKeyword ? undefined : 'root';
}

/**
 * Reads metadata from the decorator of a source class. For classes that are published without compiled
 * metadata, such as test helpers.
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
