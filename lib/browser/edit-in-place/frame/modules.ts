/** Makes the exports of a module, as CommonJS does. */
type Factory = (require: Require, exports: object, module: { exports: object }) => void;
type Require = (name: string) => unknown;

/** The modules of the frame: the scripts that it loads only define them. */
export interface ModuleTable {
  define: (name: string, factory: Factory) => void;
  /** Runs a module on its first use. */
  require: Require;
  /** Makes a name an alias of another module. */
  alias: (name: string, target: string) => void;
  addText: (name: string, text: string) => void;
}

/** A table of CommonJS modules: without an origin, the frame can load no others. */
export function createModules(): ModuleTable {
  const factories = new Map<string, Factory>();
  const aliases = new Map<string, string>();
  const made = new Map<string, { exports: object | string }>();
  const require = (name: string): unknown => {
    const target = aliases.get(name) ?? name;
    const known = made.get(target);
    if (known) return known.exports;
    const factory = factories.get(target);
    if (!factory) throw new Error(`There is no module "${name}"`);
    const own = { exports: {} };
    // Before it runs, because modules may import each other in a circle.
    made.set(target, own);
    factory(require, own.exports, own);
    return own.exports;
  };
  return {
    define: (name, factory) => void factories.set(name, factory),
    require,
    alias: (name, target) => void aliases.set(name, target),
    addText: (name, text) => void made.set(`text:${name}`, { exports: text }),
  };
}
