import ts from 'typescript';
import { decoratorOption, objectOption } from '../read/decorators';
import { flatText } from '../read/source-values';

const longestTransform = 80;

/** The function that converts what a template binds to an input, as code. */
export function transformOf(
  source: ts.ClassDeclaration | undefined,
  name: string,
): string | undefined {
  for (const member of source?.members ?? []) {
    if (member.name?.getText() !== name) continue;
    const transform = decoratorOption(member, 'Input', 'transform') ?? signalTransform(member);
    const text = transform && flatText(transform);
    if (text && text.length <= longestTransform) return text;
  }
  return undefined;
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
