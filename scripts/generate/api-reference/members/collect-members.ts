import ts from 'typescript';
import { type DocComment, noComment } from '../read/doc-comment';
import { isStatic, type NgMetadata } from '../read/metadata';
import type { ExtractionContext } from '../types/context';
import { implementedLevels, type Level } from './inheritance';

type MemberNode = ts.ClassElement | ts.TypeElement;

/** A public member with all its declarations in the nearest class that declares it. */
export interface CollectedMember {
  name: string;
  isStatic: boolean;
  isMethod: boolean;
  isOptional: boolean;
  level: Level;
  /** The source classes from the documented class to the one that declares the member. */
  sources: ts.ClassDeclaration[];
  /** The source classes that the declaring class extends, the nearest first. */
  bases: ts.ClassDeclaration[];
  nodes: MemberNode[];
  /** Its own comment, otherwise the nearest comment of the same member in a base or interface. */
  doc: DocComment;
  has(modifier: ts.SyntaxKind): boolean;
}

// Only Angular and its forms should call these.
const lifecycle = new Set([
  'ngOnInit',
  'ngOnChanges',
  'ngDoCheck',
  'ngAfterContentInit',
  'ngAfterContentChecked',
  'ngAfterViewInit',
  'ngAfterViewChecked',
  'ngOnDestroy',
]);
const controlValueAccessor = new Set([
  'writeValue',
  'registerOnChange',
  'registerOnTouched',
  'setDisabledState',
]);

/**
 * Collects the public members of the levels: the nearest declaration of each name, with inherited comments.
 */
export function collectMembers(
  context: ExtractionContext,
  levels: readonly Level[],
  bindings: Pick<NgMetadata, 'inputs' | 'outputs'>,
): CollectedMember[] {
  const commentLevels = [...levels, ...implementedLevels(context, levels)];
  const taken = new Set<string>();
  const result: CollectedMember[] = [];
  for (const level of levels) {
    const own = new Map<string, MemberNode[]>();
    for (const node of level.node.members) {
      const name = memberName(node);
      if (name === undefined) continue;
      const key = `${isStatic(node) ? 'static ' : ''}${name}`;
      if (!taken.has(key)) own.set(key, [...(own.get(key) ?? []), node]);
    }
    for (const [key, nodes] of own) {
      taken.add(key);
      const member = describe(context, key, nodes, level, levels, commentLevels);
      if (isShown(member, bindings)) result.push(member);
    }
  }
  requireMembers(context, levels, bindings, taken);
  return result;
}

// Without this check, an input that no class declares would be missing from the page silently. It is legal: a
// base class of another package may declare it.
function requireMembers(
  context: ExtractionContext,
  [own]: readonly Level[],
  { inputs, outputs }: Pick<NgMetadata, 'inputs' | 'outputs'>,
  declared: ReadonlySet<string>,
): void {
  if (!own) return;
  for (const name of new Set([...inputs.keys(), ...outputs.keys()])) {
    if (declared.has(name)) continue;
    context.report(own.node, name, 'input or output without a declared member');
  }
}

function memberName(node: MemberNode): string | undefined {
  if (!node.name) return undefined;
  return ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)
    ? node.name.text
    : node.name.getText();
}

function describe(
  context: ExtractionContext,
  key: string,
  nodes: MemberNode[],
  level: Level,
  levels: readonly Level[],
  commentLevels: readonly Level[],
): CollectedMember {
  const name = key.replace(/^static /, '');
  const isStaticMember = key !== name;
  const has = (modifier: ts.SyntaxKind) =>
    nodes.some(
      (node) =>
        ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === modifier),
    );
  return {
    name,
    isStatic: isStaticMember,
    isMethod: nodes.some((node) => ts.isMethodDeclaration(node) || ts.isMethodSignature(node)),
    isOptional: nodes.some((node) => 'questionToken' in node && !!node.questionToken),
    level,
    sources: levels.slice(0, levels.indexOf(level) + 1).flatMap(({ source }) => source ?? []),
    bases: levels.slice(levels.indexOf(level) + 1).flatMap(({ source }) => source ?? []),
    nodes,
    doc: commentOf(context, nodes, commentLevels, name, isStaticMember),
    has,
  };
}

function commentOf(
  context: ExtractionContext,
  nodes: readonly MemberNode[],
  levels: readonly Level[],
  name: string,
  isStaticMember: boolean,
): DocComment {
  const own = mergeComments(nodes.map((node) => context.docOf(node)));
  if (own.description || own.isPrivate || isStaticMember) return own;
  for (const { node } of levels) {
    const sameName = node.members.filter((m) => memberName(m) === name && !isStatic(m));
    const inherited = mergeComments(sameName.map((m) => context.docOf(m)));
    if (inherited.description || inherited.isPrivate) {
      return { ...inherited, ...own, ...pickInherited(inherited) };
    }
  }
  return own;
}

function pickInherited({ description, isPrivate }: DocComment) {
  return { ...(description && { description }), isPrivate };
}

// Merges the comments of all declarations: a getter and its setter are one member with two comments.
function mergeComments(docs: readonly DocComment[]): DocComment {
  return docs.reduceRight<DocComment>(
    (merged, doc) => ({
      ...merged,
      ...doc,
      isPrivate: merged.isPrivate || doc.isPrivate,
      isPublic: merged.isPublic || doc.isPublic,
    }),
    noComment,
  );
}

function isShown(
  member: CollectedMember,
  { inputs, outputs }: Pick<NgMetadata, 'inputs' | 'outputs'>,
): boolean {
  const { name, level, doc } = member;
  if (member.has(ts.SyntaxKind.PrivateKeyword)) return false;
  if (doc.isPublic) return true;
  if (/^(ɵ|ngAcceptInputType_|ngTemplateContextGuard|ngTemplateGuard_)/.test(name)) return false;
  // Everything that a template can bind is public, whatever the name of its property. The library hides some
  // of these on its own site, such as `value` and `disabled` of form controls.
  const binding = member.isStatic ? undefined : (inputs.get(name)?.alias ?? outputs.get(name));
  if (binding !== undefined) {
    return !binding.startsWith('_') && !(doc.isPrivate && name.startsWith('_'));
  }
  if (doc.isPrivate || name.startsWith('_') || lifecycle.has(name)) return false;
  if (level.origin && (member.isStatic || member.has(ts.SyntaxKind.ProtectedKeyword))) return false;
  return !(controlValueAccessor.has(name) && member.isMethod);
}
