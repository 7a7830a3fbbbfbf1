import ts from 'typescript';
import type { HostBinding } from '@/lib/api/member-model';
import { decoratorArguments, decoratorOption, unquote } from '../read/decorators';
import { singleLineText } from '../read/source-values';
import type { Level } from './inheritance';

/** Matches a private member of the library. */
const privateName = /(?<![\w.'"-])(?:this\.)?_\w|\._\w/;

/**
 * Reads the host bindings of a directive and its bases from the original sources. Event handlers and
 * expressions with private names are implementation details, so these bindings have no value.
 */
export function readHostBindings(levels: readonly Level[]): HostBinding[] {
  const bindings = new Map<string, HostBinding>();
  for (const { source, origin } of levels) {
    if (!source) continue;
    for (const [name, value] of [...hostOption(source), ...decorated(source)]) {
      const binding = parseBinding(name, value);
      const key = keyOf(binding);
      // `class=""` is only a placeholder for classes from a template.
      const isEmpty = name === 'class' && value === '';
      if (bindings.has(key) || isEmpty) continue;
      bindings.set(key, { ...binding, ...(origin && { inheritedFrom: origin }) });
    }
  }
  return [...bindings.values()];
}

// A subclass overrides the bindings of its base with the same key. But fixed classes are added up.
function keyOf({ kind, name, value, static: isFixed }: HostBinding): string {
  const isAdditive = isFixed && name === 'class';
  return `${kind} ${isFixed ? 'fixed ' : ''}${name}${isAdditive ? ` ${value}` : ''}`;
}

function hostOption(source: ts.ClassDeclaration): [string, string][] {
  const option = decoratorOption(source, /^(Component|Directive)$/, 'host');
  if (!option || !ts.isObjectLiteralExpression(option)) return [];
  return option.properties
    .filter(ts.isPropertyAssignment)
    .map(({ name, initializer }) => [unquote(name.getText()), valueText(initializer)]);
}

function decorated(source: ts.ClassDeclaration): [string, string][] {
  return source.members.flatMap((member): [string, string][] => {
    const name = member.name?.getText() ?? '';
    const binding = decoratorArguments(member, 'HostBinding');
    const listener = decoratorArguments(member, 'HostListener');
    return [
      ...(binding ? [bindingEntry(binding, name)] : []),
      ...(listener ? [listenerEntry(listener, name)] : []),
    ];
  });
}

function bindingEntry([target]: readonly ts.Expression[], name: string): [string, string] {
  return [`[${target ? valueText(target) : name}]`, name];
}

function listenerEntry([event, args]: readonly ts.Expression[], name: string): [string, string] {
  const values = args && ts.isArrayLiteralExpression(args) ? args.elements.map(valueText) : [];
  return [`(${event ? valueText(event) : name})`, `${name}(${values.join(', ')})`];
}

function parseBinding(key: string, value: string): HostBinding {
  if (key.startsWith('(')) return { kind: 'event', name: key.slice(1, -1), value: '' };
  if (!key.startsWith('[')) return { kind: 'attribute', name: key, value, static: true };
  const expression = privateName.test(value) ? '' : value;
  const [, prefix, name] = /^\[(?:(class|style|attr)\.)?(.+)\]$/.exec(key) ?? [];
  const kind = prefix === 'attr' ? 'attribute' : prefix;
  if (kind === 'attribute' || kind === 'class' || kind === 'style') {
    return { kind, name: name ?? key, value: expression };
  }
  return { kind: 'property', name: name ?? key, value: expression };
}

const valueText = (node: ts.Expression): string =>
  ts.isStringLiteralLike(node) ? node.text : singleLineText(node);
