import ts from 'typescript';
import { decoratorOption, objectOption } from '../read/decorators';
import { singleLineText } from '../read/source-values';

/** Matches the public transform functions of Angular. */
const publicTransform = /^(?:booleanAttribute|numberAttribute)$/;

/**
 * Finds the public function that converts the value of an input. If a private function of the library calls a
 * public one, returns the public one.
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

/** The default values of the parameters of a callable, by name. */
export function parameterDefaults(
  node: ts.SignatureDeclaration | undefined,
): ReadonlyMap<string, string> {
  return new Map(
    (node?.parameters ?? []).flatMap(({ name, initializer }) =>
      initializer ? [[name.getText(), singleLineText(initializer)] as const] : [],
    ),
  );
}

/** Finds the implementation of a method in its source class: the declaration with a body. */
export function methodSource(source: ts.ClassDeclaration | undefined, name: string) {
  return source?.members
    .filter(ts.isMethodDeclaration)
    .find((member) => member.body && member.name.getText() === name);
}
