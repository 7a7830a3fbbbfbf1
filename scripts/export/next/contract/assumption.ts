/** Something that the site's code takes for granted about Next, and that Next has never promised. */
export interface Assumption<Subject> {
  /** One sentence that is true as long as the assumption holds. */
  name: string;
  /** Throws with what was found instead when it does not hold. */
  holds: (subject: Subject) => void | Promise<void>;
}

/** Throws unless two values are equal as JSON. */
export function mustEqual(found: unknown, expected: unknown, what: string): void {
  const [foundText, expectedText] = [found, expected].map((value) => JSON.stringify(value));
  if (foundText === expectedText) return;
  throw new Error(`${what}: expected ${expectedText}, found ${foundText}.`);
}

/** Throws unless a text has something in it, which is shown shortened. */
export function mustMatch(text: string, pattern: RegExp, what: string): void {
  if (!pattern.test(text)) throw new Error(`${what}: nothing matches ${String(pattern)}.`);
}
