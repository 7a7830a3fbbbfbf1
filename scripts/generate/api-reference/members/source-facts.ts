import ts from 'typescript';
import { decoratorOption, objectOption } from '../read/decorators';
import { flatText } from '../read/source-values';

/** Transforms that readers know, and can use themselves. */
const publicTransform = /^(?:booleanAttribute|numberAttribute)$/;

/**
 * The public function that converts what a template binds to an input. One that stands inside a function
 * of the library's own counts too; that function itself says nothing to a reader.
 */
export function transformOf(
  source: ts.ClassDeclaration | undefined,
  name: string,
): string | undefined {
  for (const member of source?.members ?? []) {
    if (member.name?.getText() !== name) continue;
    const transform = decoratorOption(member, 'Input', 'transform') ?? signalTransform(member);
    const found = transform && identifiersIn(transform).find((text) => publicTransform.test(text));
    if (found) return found;
  }
  return undefined;
}

function identifiersIn(node: ts.Node): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  const found: string[] = [];
  ts.forEachChild(node, (child) => void found.push(...identifiersIn(child)));
  return found;
}

function signalTransform(member: ts.ClassElement): ts.Expression | undefined {
  const call = ts.isPropertyDeclaration(member) ? member.initializer : undefined;
  if (!call || !ts.isCallExpression(call)) return undefined;
  const callee = call.expression.getText();
  if (callee === 'input') return objectOption(call.arguments[1], 'transform');
  return callee === 'input.required' ? objectOption(call.arguments[0], 'transform') : undefined;
}

/** Default values of a callable's parameters, by name. */
export function parameterDefaults(
  node: ts.SignatureDeclaration | undefined,
): ReadonlyMap<string, string> {
  return new Map(
    (node?.parameters ?? []).flatMap(({ name, initializer }) =>
      initializer ? [[name.getText(), flatText(initializer)] as const] : [],
    ),
  );
}

/** The implementation of a method in its source class: the declaration that has a body. */
export function methodSource(source: ts.ClassDeclaration | undefined, name: string) {
  return source?.members
    .filter(ts.isMethodDeclaration)
    .find((member) => member.body && member.name.getText() === name);
}
