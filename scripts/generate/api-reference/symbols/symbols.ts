import ts from 'typescript';
import type { ApiSymbol } from '@/lib/api/symbol-model';
import type { PublicName } from '../read/public-names';
import type { ExtractionContext } from '../types/context';
import { readClass } from './class-symbols';
import { readInterface, readTypeAlias } from './type-symbols';
import { readEnum, readFunction, readVariable } from './value-symbols';

/**
 * Reads one public symbol. If a value and a type have the same name, the value determines the kind, because a
 * name has only one heading on a page.
 *
 * @throws ApiExtractionError when the kind of declaration is unknown
 */
export function readSymbol(context: ExtractionContext, home: PublicName): ApiSymbol {
  const declarations = home.symbol.declarations ?? [];
  const [firstFunction, ...overloads] = declarations.filter(ts.isFunctionDeclaration);
  if (firstFunction) return readFunction(context, home, [firstFunction, ...overloads]);
  const classDeclaration = declarations.find(ts.isClassDeclaration);
  const interfaces = declarations.filter(ts.isInterfaceDeclaration);
  if (classDeclaration) return readClass(context, home, classDeclaration, interfaces);
  const variable = declarations.find(ts.isVariableDeclaration);
  if (variable) return readVariable(context, home, variable);
  const enumDeclaration = declarations.find(ts.isEnumDeclaration);
  if (enumDeclaration) return readEnum(context, home, enumDeclaration);
  const [interfaceDeclaration] = interfaces;
  if (interfaceDeclaration) return readInterface(context, home, interfaces, interfaceDeclaration);
  const alias = declarations.find(ts.isTypeAliasDeclaration);
  if (alias) return readTypeAlias(context, home, alias);
  const [unknown] = declarations;
  if (!unknown) throw new Error(`${home.name} has no declaration`);
  return context.fail(unknown, home.name, `unknown declaration: ${ts.SyntaxKind[unknown.kind]}`);
}
