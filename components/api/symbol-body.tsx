import { enumRow, inputRow, outputRow, propertyRow } from '@/lib/api/member-rows';
import type { ApiScope } from '@/lib/api/scope';
import type { ApiSymbol } from '@/lib/api/symbol-model';
import { templateParts } from '@/lib/api/template-parts';
import { Declaration } from './declaration';
import { HostBindings } from './host-bindings';
import { Members } from './members';
import { Methods } from './methods';
import { ModuleBody } from './module-body';
import { Signatures } from './signatures';
import { Slots } from './slots';
import { TokenBody } from './token-body';

/** The content of a symbol, by its kind. */
export function SymbolBody({ symbol, scope }: { symbol: ApiSymbol; scope: ApiScope }) {
  switch (symbol.kind) {
    case 'ngmodule':
      return <ModuleBody symbol={symbol} scope={scope} />;
    case 'function':
      return <Signatures head={{ name: symbol.name }} of={symbol.signatures} scope={scope} />;
    case 'enum':
      return (
        <Members
          title="Values"
          symbol={symbol.name}
          rows={symbol.members.map(enumRow)}
          scope={scope}
          valueHead="Value"
        />
      );
    case 'constant':
      return symbol.aliasOf ? null : <Declaration symbol={symbol} scope={scope} />;
    case 'token':
      return <TokenBody symbol={symbol} />;
    case 'type':
      return (
        <>
          <Declaration symbol={symbol} scope={scope} />
          <PropertiesAndMethods symbol={symbol} scope={scope} />
        </>
      );
    default:
      return <ClassBody symbol={symbol} scope={scope} />;
  }
}

type WithMembers = Extract<ApiSymbol, { properties: unknown; methods: unknown }>;
type ClassLike = Exclude<WithMembers, { kind: 'ngmodule' | 'type' }>;

function ClassBody({ symbol, scope }: { symbol: ClassLike; scope: ApiScope }) {
  const inTemplates = symbol.kind === 'component' || symbol.kind === 'directive';
  return (
    <>
      {symbol.kind === 'class' && (
        <Signatures
          title="Constructor"
          head={{ name: 'constructor' }}
          of={symbol.constructors}
          scope={scope}
        />
      )}
      {symbol.kind === 'interface' && <InterfaceSignatures symbol={symbol} scope={scope} />}
      {inTemplates && (
        <>
          <Members
            title="Inputs"
            id={partId(symbol, 'Inputs')}
            symbol={symbol.name}
            rows={symbol.inputs.map(inputRow)}
            scope={scope}
            open
          />
          <Members
            title="Outputs"
            id={partId(symbol, 'Outputs')}
            symbol={symbol.name}
            rows={symbol.outputs.map(outputRow)}
            scope={scope}
            open
          />
        </>
      )}
      <PropertiesAndMethods symbol={symbol} scope={scope} />
      {symbol.kind === 'component' && <Slots slots={symbol.slots} />}
      {inTemplates && <HostBindings symbol={symbol.name} host={symbol.host} />}
    </>
  );
}

function PropertiesAndMethods({ symbol, scope }: { symbol: WithMembers; scope: ApiScope }) {
  return (
    <>
      <Members
        title="Properties"
        symbol={symbol.name}
        rows={symbol.properties.map(propertyRow)}
        scope={scope}
      />
      <Methods id={partId(symbol, 'Methods')} methods={symbol.methods} scope={scope} />
    </>
  );
}

const partId = (symbol: ApiSymbol, title: string) =>
  templateParts(symbol).find(({ text }) => text === title)?.id;

type Interface = Extract<ApiSymbol, { kind: 'interface' }>;

function InterfaceSignatures({ symbol, scope }: { symbol: Interface; scope: ApiScope }) {
  const { callSignatures, constructSignatures, indexSignatures } = symbol;
  return (
    <>
      <Signatures title="Call" head={{ name: '' }} of={callSignatures} scope={scope} />
      <Signatures
        title="Construct"
        head={{ name: 'new ' }}
        of={constructSignatures}
        scope={scope}
      />
      <Signatures
        title="Index"
        head={{ name: '', index: true }}
        of={indexSignatures}
        scope={scope}
      />
    </>
  );
}
