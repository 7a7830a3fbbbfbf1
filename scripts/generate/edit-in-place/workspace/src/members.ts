/** The names of all members of an instance, those of its class's prototypes included. */
export function membersOf(instance: object | undefined): ReadonlySet<string> {
  const names = new Set<string>();
  for (let from = instance; from && from !== Object.prototype; from = prototypeOf(from)) {
    for (const name of Object.getOwnPropertyNames(from)) names.add(name);
  }
  return names;
}

function prototypeOf(value: object): object | undefined {
  const prototype: unknown = Object.getPrototypeOf(value);
  return typeof prototype === 'object' && prototype !== null ? prototype : undefined;
}
