export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isText = (value: unknown): value is string => typeof value === 'string';

export const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(isText);

export const isTextRecord = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecord(value) && Object.values(value).every(isText);

/** Returns a check of lists with such entries. */
export const listOf =
  <Entry>(isEntry: (value: unknown) => value is Entry) =>
  (value: unknown): value is readonly Entry[] =>
    Array.isArray(value) && value.every(isEntry);
